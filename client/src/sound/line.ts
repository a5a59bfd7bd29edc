// What is handed to a voice, and how.
import type { Scene } from "../wire/types";
import type { Sound } from "./ambience";

export interface SoundPrefs {
  isOn: boolean;
  /** Of this screen, where it is not the table's. */
  language: string;
  /** "recorded", or the name of one of the browser's voices. */
  voice: string;
  rate: number;
  volume: number;
  sound: Sound;
  soundVolume: number;
}

/** A line: its exact words, what a recording says where none can know the names, and the scene it
 * belongs to. */
export interface Line {
  text: string;
  without?: string;
  /** Whom it names, for a browser's voice to say after a recording that cannot. */
  names?: string;
  language: string;
  scene?: Scene;
  /** Rung before it: both at once, and neither is understood. */
  bell?: boolean;
  /** When it must have begun, by `performance.now`: a call that the game does not hold for the voice. */
  by?: number;
  /** A night begins with it: where time is short, its first words are enough. */
  opens?: boolean;
  /** The call that it ends. */
  ends?: Scene[];
}

/** What was handed to a voice, from when to when by `performance.now`. */
export interface Spoken {
  text: string;
  at: number;
  until: number | null;
  by: "recording" | "browser" | "caption";
}
