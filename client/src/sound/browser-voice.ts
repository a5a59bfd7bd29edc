// The browser's own voices, where no recording is: German has no other. Each browser reports their
// coming, their end and their failing in its own way, or not at all.

/** What became of a line: a voice that neither ended nor failed is given up, and was not heard unless
 * it had begun. */
export type Ending = "heard" | "failed" | "given-up";

/** What is being said: can be held up, and tells in the end what became of it. */
export interface Speech {
  pause: () => void;
  resume: () => void;
  done: Promise<Ending>;
}

interface Manner {
  voice: string;
  rate: number;
  volume: number;
}

/** Milliseconds that the slowest voice takes for a letter, and that any may take to begin. */
const [A_SLOW_LETTER, TO_BEGIN] = [110, 4000];
const TO_COME = 1000;

export function voicesFor(language: string): SpeechSynthesisVoice[] {
  return allVoices().filter(({ lang }) => lang.slice(0, 2) === language);
}

function allVoices(): SpeechSynthesisVoice[] {
  try {
    return speechSynthesis.getVoices();
  } catch {
    return []; // not every browser has any
  }
}

/** Some browsers look for their voices only when they are asked for them: resolves when they are
 * there, or will not be. `onChange` is told whenever others are. */
export function voicesCome(onChange: () => void): Promise<void> {
  if (!("speechSynthesis" in window)) return Promise.resolve();
  speechSynthesis.addEventListener?.("voiceschanged", onChange);
  if (allVoices().length) return Promise.resolve();
  return new Promise((come) => {
    speechSynthesis.addEventListener?.("voiceschanged", () => come());
    setTimeout(come, TO_COME);
  });
}

/** To be said in a tap, so that a browser lets the lines speak. Not nothing at all: after that, one that
 * has its voices from Linux says nothing more. */
export function breathe(): void {
  if ("speechSynthesis" in window) speechSynthesis.speak(new SpeechSynthesisUtterance(" "));
}

/** The line in the voice that was chosen, or in another of its language, the system's own first;
 * nothing where none is. */
export function speech(
  { text, language }: { text: string; language: string },
  { voice: wanted, rate, volume }: Manner,
  signal: AbortSignal,
): Speech | null {
  const voices = voicesFor(language);
  const voice =
    voices.find(({ name }) => name === wanted) ?? voices.find((own) => own.default) ?? voices[0];
  if (!voice) return null;
  const said = Object.assign(new SpeechSynthesisUtterance(text), {
    voice,
    lang: voice.lang,
    rate,
    volume,
  });
  let hasBegun = false;
  let giveUp: ReturnType<typeof setTimeout>;
  const wait = () => {
    giveUp = setTimeout(() => silence(hasBegun), (A_SLOW_LETTER * text.length) / rate + TO_BEGIN);
  };
  let silence = (_wasHeard: boolean) => {};
  const done = new Promise<Ending>((done) => {
    const end = (ending: Ending) => {
      clearTimeout(giveUp);
      said.onstart = said.onend = said.onerror = null;
      done(ending);
    };
    silence = (wasHeard) => {
      end(wasHeard ? "heard" : "given-up");
      speechSynthesis.cancel();
      speechSynthesis.resume(); // to cancel is not to go on: the next line would never begin
    };
    said.onstart = () => (hasBegun = true);
    said.onend = () => end("heard");
    said.onerror = () => end("failed");
    signal.addEventListener("abort", () => silence(true));
    wait();
    speechSynthesis.speak(said);
  });
  return {
    pause: () => {
      clearTimeout(giveUp);
      speechSynthesis.pause();
    },
    resume: () => {
      wait();
      speechSynthesis.resume();
    },
    done,
  };
}
