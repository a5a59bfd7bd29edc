// What whoever listens can tell a voice to do.
import { useState } from "preact/hooks";
import { useSay } from "../app";
import { SOUNDS, type Sound } from "../sound/ambience";
import { voicesFor } from "../sound/browser-voice";
import { TableContext, useTable, useTableOf } from "../table";
import { Texts } from "../text/texts";
import { Icon } from "./icon";
import { Languages } from "./languages";
import { InTableLanguage } from "./table-texts";
import { preferring, useNarrator, type Narration } from "./narration";

/** A tap lets the page speak; then what a voice can be told to do. */
export function NarrationControls({ narrator, prefer, repeat }: Narration) {
  const say = useSay();
  const { room } = useTable();
  const { prefs } = narrator;
  // Round one device the voice's pause is the game's.
  const isPaused = narrator.isPaused || (narrator.isPaced && room.is_paused);
  const [isOpen, setOpen] = useState(false);
  if (prefs.isOn && narrator.needsTap)
    return (
      <button class="main wide" onClick={() => narrator.unlock()}>
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
  return (
    <div class="narration">
      {narrator.isMute && <p class="hint">{say("voice-mute")}</p>}
      <div class="row wrap">
        <button
          class="chip"
          onClick={() => {
            narrator.fallSilent();
            prefer({ isOn: false });
          }}
        >
          <Icon name="sound-off" /> {say("voice-off")}
        </button>
        <button class="chip" onClick={repeat}>
          <Icon name="refresh" /> {say("voice-repeat")}
        </button>
        <button
          class="chip"
          aria-pressed={isPaused}
          onClick={() => narrator.pause(!narrator.isPaused)}
        >
          <Icon name="pause" /> {say("voice-pause")}
        </button>
        <button class="chip" onClick={() => narrator.skip()}>
          <Icon name="right" /> {say("voice-skip")}
        </button>
        <button class="chip" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="gear" /> {say("voice-settings")}
        </button>
      </div>
      {isOpen && <VoiceSettings narrator={narrator} prefer={prefer} />}
    </div>
  );
}

/** Which voice, how fast and how loud, what blows at night; and to try it. */
function VoiceSettings({ narrator, prefer }: Pick<Narration, "narrator" | "prefer">) {
  const say = useSay();
  const { texts } = useTable().sentences;
  const { prefs } = narrator;
  const voices = voicesFor(texts.language);
  const chooses = async (language: string) => {
    // Texts first, so that nothing that is open on this screen closes; without them all stays.
    const canBe = !language || (await Texts.load(language).catch(() => null));
    prefer(canBe ? { language, voice: "recorded" } : {});
  };
  const tries = () => {
    narrator.unlock();
    narrator.say({ text: texts.say("voice-sample"), language: texts.language });
  };
  return (
    <div class="panel">
      <label>
        {say("voice-language")}
        <select value={prefs.language} onChange={(event) => chooses(event.currentTarget.value)}>
          <option value="">{say("voice-language-of-table")}</option>
          <Languages />
        </select>
      </label>
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
      <button onClick={tries}>
        <Icon name="play" /> {say("voice-try")}
      </button>
    </div>
  );
}

/** Before anybody has shut their eyes. */
export function LobbyVoice() {
  return (
    <InTableLanguage screen="device" language={useTable().room.language}>
      <Voice />
    </InTableLanguage>
  );
}

function Voice() {
  const say = useSay();
  const table = useTableOf(useTable().link);
  const narrator = useNarrator("device");
  const prefer = preferring("device", narrator);
  if (!table) return null;
  return (
    <TableContext.Provider value={table}>
      <details class="narration">
        <summary>
          <Icon name="sound" /> {say("voice-settings")}
        </summary>
        <VoiceSettings narrator={narrator} prefer={prefer} />
      </details>
    </TableContext.Provider>
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
