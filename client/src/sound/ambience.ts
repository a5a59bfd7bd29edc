// Wind, rain, fire and a far howl, made by the browser itself; off while people vote. And a bell when
// a time is up.

export const SOUNDS = ["none", "wind", "rain", "fire", "taps"] as const;
export type Sound = (typeof SOUNDS)[number];

/** The partials of a small bell: how high, and how loud. */
const BELL: [number, number][] = [
  [523, 0.25],
  [1046, 0.12],
  [1318, 0.08],
];

/** What is left of the weather under a voice: a third, some ten decibels less. */
const UNDER_A_VOICE = 0.33;
/** Seconds in which most of a change of loudness is done: quickly down, slowly up again. */
const [QUICKLY, SLOWLY] = [0.1, 0.6];
const FADE = 2;

export class Ambience {
  private context: AudioContext | null = null;
  private volume: GainNode | null = null;
  private stopping: (() => void) | null = null;
  private sound: Sound = "none";
  private wanted = 0;
  private isLow = false;

  /** To be called in a tap the first time: without one, a phone may let nothing be heard. Nothing at
   * all where a browser has no such sounds. */
  awake(): AudioContext | null {
    this.context ??= contextIfAny();
    this.context?.resume().catch(() => {});
    return this.context;
  }

  play(sound: Sound, volume: number): void {
    if (sound === "none") return this.stop();
    const context = this.awake();
    if (!context) return;
    if (!this.volume) {
      this.volume = context.createGain();
      this.volume.gain.value = 0;
      this.volume.connect(context.destination);
    }
    this.wanted = volume * 0.5;
    this.level(SLOWLY);
    if (sound === this.sound) return;
    this.stop();
    this.sound = sound;
    this.stopping = this.begin(sound, context, this.volume);
  }

  /** Steps back while somebody speaks. */
  lower(isLow: boolean): void {
    if (isLow === this.isLow) return;
    this.isLow = isLow;
    this.level(isLow ? QUICKLY : SLOWLY);
  }

  /** A bell, as loud as the voice. */
  strike(volume: number): void {
    const context = this.awake();
    if (!context) return;
    for (const [hertz, loud] of BELL) ring(context, hertz, loud * volume);
  }

  stop(): void {
    this.stopping?.();
    this.stopping = null;
    this.sound = "none";
  }

  private level(within: number): void {
    const now = this.context?.currentTime ?? 0;
    const level = this.wanted * (this.isLow ? UNDER_A_VOICE : 1);
    this.volume?.gain.setTargetAtTime(level, now, within);
  }

  /** The way to end it again, which fades. */
  private begin(sound: Sound, context: AudioContext, volume: AudioNode): () => void {
    const noise = noiseOf(context);
    const filter = context.createBiquadFilter();
    const level = context.createGain();
    const out = context.createGain();
    noise.connect(filter).connect(level).connect(out).connect(volume);
    noise.start();
    const ending: (() => void)[] = [
      () => out.gain.setTargetAtTime(0, context.currentTime, FADE / 5),
      () => noise.stop(context.currentTime + FADE),
    ];
    if (sound === "wind") {
      filter.type = "bandpass";
      filter.frequency.value = 350;
      filter.Q.value = 0.8;
      ending.push(
        swell(context, filter.frequency, 180, 0.11),
        swell(context, level.gain, 0.35, 0.07),
      );
      level.gain.value = 0.6;
      ending.push(nowAndThen(20, 50, () => howl(context, out)));
    } else if (sound === "rain") {
      filter.type = "highpass";
      filter.frequency.value = 1200;
      level.gain.value = 0.25;
      ending.push(
        nowAndThen(0.05, 0.2, () => drop(context, out, 900 + Math.random() * 1400, 0.03)),
      );
    } else if (sound === "fire") {
      filter.type = "lowpass";
      filter.frequency.value = 220;
      level.gain.value = 0.5;
      ending.push(
        nowAndThen(0.1, 0.9, () => drop(context, out, 2000 + Math.random() * 2500, 0.12)),
      );
    } else {
      // High enough for the small speaker of a phone, and loud enough to cover a sleeve.
      level.gain.value = 0;
      ending.push(nowAndThen(0.12, 0.35, () => drop(context, out, 380 + Math.random() * 240, 1.2)));
    }
    return () => ending.forEach((end) => end());
  }
}

function contextIfAny(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

function noiseOf(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples.length; i++) {
    last = 0.6 * last + 0.4 * (Math.random() * 2 - 1);
    samples[i] = last;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

/** A slow rise and fall, so that nothing sounds like a machine. */
function swell(context: AudioContext, what: AudioParam, by: number, hertz: number): () => void {
  const wave = context.createOscillator();
  const depth = context.createGain();
  wave.frequency.value = hertz;
  depth.gain.value = by;
  wave.connect(depth).connect(what);
  wave.start();
  return () => wave.stop(context.currentTime + FADE);
}

/** A drop, a crackle or a finger on the table: a short sound that dies away. */
function drop(context: AudioContext, out: AudioNode, hertz: number, loud: number): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  const now = context.currentTime;
  tone.frequency.setValueAtTime(hertz, now);
  tone.frequency.exponentialRampToValueAtTime(hertz / 2, now + 0.06);
  level.gain.setValueAtTime(loud * (0.4 + Math.random() * 0.6), now);
  level.gain.exponentialRampToValueAtTime(0.0001, now + 0.09);
  tone.connect(level).connect(out);
  tone.start(now);
  tone.stop(now + 0.1);
}

function ring(context: AudioContext, hertz: number, loud: number): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  const now = context.currentTime;
  tone.frequency.value = hertz;
  level.gain.setValueAtTime(0.0001, now);
  level.gain.linearRampToValueAtTime(Math.max(0.0001, loud), now + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, now + 1.8);
  tone.connect(level).connect(context.destination);
  tone.start(now);
  tone.stop(now + 1.9);
}

function howl(context: AudioContext, out: AudioNode): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  const now = context.currentTime;
  tone.type = "triangle";
  tone.frequency.setValueAtTime(260, now);
  tone.frequency.linearRampToValueAtTime(520, now + 0.9);
  tone.frequency.linearRampToValueAtTime(480, now + 2.2);
  tone.frequency.linearRampToValueAtTime(300, now + 3.2);
  level.gain.setValueAtTime(0.0001, now);
  level.gain.linearRampToValueAtTime(0.06, now + 0.8);
  level.gain.linearRampToValueAtTime(0.0001, now + 3.2);
  tone.connect(level).connect(out);
  tone.start(now);
  tone.stop(now + 3.3);
}

function nowAndThen(least: number, most: number, what: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        what();
        wait();
      },
      1000 * (least + Math.random() * (most - least)),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
