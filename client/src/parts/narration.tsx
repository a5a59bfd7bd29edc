// The narrator of a screen: speaks each line as it comes, warns of the clock, and can be steered.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSay } from "../app";
import { read, write } from "../device";
import { Ambience, SOUNDS, type Sound } from "../sound/ambience";
import { Narrator, USUAL_VOICE, voicesFor, type VoicePrefs } from "../sound/narrator";
import { useTable } from "../table";
import { isScene, type Scene } from "../wire/types";
import { Icon } from "./icon";
import { useLeft } from "./link-hooks";

interface SoundPrefs extends VoicePrefs {
  sound: Sound;
  soundVolume: number;
}

const USUAL: SoundPrefs = { ...USUAL_VOICE, sound: "wind", soundVolume: 0.5 };
const SPOKEN_WARNINGS: Record<number, string> = {
  60: "minute-left",
  30: "half-minute-left",
  10: "ten-seconds-left",
  3: "count-3",
  2: "count-2",
  1: "count-1",
};

/** Whoever comes in the middle of a game does not hear all of it again. */
const MOST_AT_ONCE = 6;

export interface Narration {
  narrator: Narrator;
  prefs: SoundPrefs;
  prefer: (changed: Partial<SoundPrefs>) => void;
}

/** Speaks the scenes of this table in the table's language, the last one first after a reload.
 * `isOn` until somebody says otherwise on this kind of screen. */
export function useNarration(screen: "device" | "tv" | "console", isOn: boolean): Narration {
  const { seen, room, sentences, link } = useTable();
  const { texts } = sentences;
  const [, redraw] = useState(0);
  const [prefs, setPrefs] = useState<SoundPrefs>(() => ({
    ...USUAL,
    isOn,
    ...read(`sound-${screen}`, {}),
  }));
  const narrator = useMemo(() => new Narrator(prefs, () => redraw((count) => count + 1)), []);
  const ambience = useMemo(() => new Ambience(), []);
  const heard = useHeard();
  narrator.prefs = prefs;

  useEffect(() => {
    const fresh = seen.said.slice(heard.from(seen.said.length)).filter(isScene);
    heard.keep(seen.said.length);
    const last = fresh.at(-1);
    if (last && !room.is_playing && last.scene !== "result") return;
    for (const scene of fresh.length > MOST_AT_ONCE ? fresh.slice(-1) : fresh) {
      const without = withoutNames(scene);
      narrator.say({ text: sentences.scene(scene), without, language: texts.language });
    }
    if (last && last.scene !== "night") narrator.catchUp(); // by day people are faster than a voice
  }, [seen.said.length, seen.era]);

  const left = useLeft(link);
  const warned = useRef("");
  const seconds = left === null ? null : Math.ceil(left / 1000);
  useEffect(() => {
    const timer = seen.scene?.timer;
    const spoken = seconds === null ? undefined : SPOKEN_WARNINGS[seconds];
    const isWanted = timer && spoken && (timer.warnings.includes(seconds!) || seconds! <= 3);
    const mark = `${timer?.number}/${seconds}`;
    if (!isWanted || !timer.warnings.length || warned.current === mark) return;
    warned.current = mark;
    narrator.say({ text: texts.say(`voice-${spoken}`), language: texts.language });
  }, [seconds]);

  const wasPaused = useRef(room.is_paused);
  useEffect(() => {
    if (wasPaused.current === room.is_paused) return;
    wasPaused.current = room.is_paused;
    const text = texts.say(room.is_paused ? "voice-paused" : "voice-go-on");
    narrator.say({ text, language: texts.language });
  }, [room.is_paused]);

  const isNight = room.is_playing && seen.scene?.scene === "night";
  useEffect(() => {
    if (isNight && prefs.isOn && !narrator.needsTap) ambience.play(prefs.sound, prefs.soundVolume);
    else ambience.stop();
  }, [isNight, prefs.sound, prefs.soundVolume, prefs.isOn, narrator.needsTap]);
  useEffect(
    () => () => {
      narrator.hush();
      ambience.stop();
    },
    [],
  );
  useEffect(() => {
    // For tests that listen: what was handed to a voice, in order.
    (window as unknown as { nightcall?: object }).nightcall = { narrator };
  }, []);

  return {
    narrator,
    prefs,
    prefer: (changed) =>
      setPrefs((before) => {
        const now = { ...before, ...changed };
        write(`sound-${screen}`, now);
        return now;
      }),
  };

  function withoutNames(scene: Scene): string | undefined {
    const id = `voice-${sentences.game}-say-${scene.line}`;
    return texts.has(id) ? texts.say(id, sentences.shaped(scene.args)) : undefined;
  }
}

/** How much of the game was spoken, over a reload too: then the last line is said again. */
function useHeard() {
  const { room } = useTable();
  const name = `nightcall.heard.${room.code}`;
  const isFirst = useRef(true);
  return {
    from(length: number): number {
      const kept = Number(sessionStorage.getItem(name) ?? 0);
      const from = kept > length ? 0 : isFirst.current ? Math.min(kept, length - 1) : kept;
      isFirst.current = false;
      return Math.max(0, from);
    },
    keep(length: number): void {
      sessionStorage.setItem(name, String(length));
    },
  };
}

/** A tap lets the page speak; then what a voice can be told to do. */
export function NarrationControls({ narrator, prefs, prefer }: Narration) {
  const say = useSay();
  const { texts } = useTable().sentences;
  const [isPaused, setPaused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (prefs.isOn && narrator.needsTap)
    return (
      <button
        class="main wide"
        onClick={() => {
          narrator.unlock();
          prefer({});
        }}
      >
        <Icon name="sound" /> {say("voice-unlock")}
      </button>
    );
  if (!prefs.isOn)
    return (
      <button
        class="chip"
        onClick={() => {
          narrator.unlock();
          prefer({ isOn: true });
        }}
      >
        <Icon name="sound-off" /> {say("voice-let-speak")}
      </button>
    );
  const pause = () => {
    narrator.pause(!isPaused);
    setPaused(!isPaused);
  };
  const voices = voicesFor(texts.language);
  return (
    <div class="narration">
      <div class="row wrap">
        <button
          class="chip"
          onClick={() => {
            narrator.hush();
            prefer({ isOn: false });
          }}
        >
          <Icon name="sound-off" /> {say("voice-off")}
        </button>
        <button class="chip" onClick={() => narrator.repeat()}>
          <Icon name="refresh" /> {say("voice-repeat")}
        </button>
        <button class="chip" aria-pressed={isPaused} onClick={pause}>
          <Icon name="pause" /> {say("voice-pause")}
        </button>
        <button class="chip" onClick={() => narrator.skip()}>
          <Icon name="right" /> {say("voice-skip")}
        </button>
        <button class="chip" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="gear" /> {say("voice-settings")}
        </button>
      </div>
      {isOpen && (
        <div class="panel">
          <label>
            {say("voice-which")}
            <select
              value={prefs.voice}
              onChange={(event) => prefer({ voice: event.currentTarget.value })}
            >
              <option value="recorded">{say("voice-recorded")}</option>
              {voices.map(({ name }) => (
                <option value={name}>{name}</option>
              ))}
            </select>
          </label>
          <Slider
            label={say("voice-volume")}
            value={prefs.volume}
            onSet={(volume) => prefer({ volume })}
          />
          <Slider
            label={say("voice-rate")}
            least={0.6}
            most={1.4}
            value={prefs.rate}
            onSet={(rate) => prefer({ rate })}
          />
          <label>
            {say("voice-sound")}
            <select
              value={prefs.sound}
              onChange={(event) => prefer({ sound: event.currentTarget.value as Sound })}
            >
              {SOUNDS.map((sound) => (
                <option value={sound}>{say(`sound-${sound}`)}</option>
              ))}
            </select>
          </label>
          <Slider
            label={say("voice-sound-volume")}
            value={prefs.soundVolume}
            onSet={(soundVolume) => prefer({ soundVolume })}
          />
          <button
            onClick={() =>
              narrator.say({ text: texts.say("voice-sample"), language: texts.language })
            }
          >
            <Icon name="play" /> {say("voice-try")}
          </button>
        </div>
      )}
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  least?: number;
  most?: number;
  onSet: (value: number) => void;
}

function Slider({ label, value, least = 0, most = 1, onSet }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={least}
        max={most}
        step={0.1}
        value={value}
        onInput={(event) => onSet(Number(event.currentTarget.value))}
      />
    </label>
  );
}
