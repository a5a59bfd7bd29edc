// Language, size of text and motion: each device chooses for itself.
import { useApp, useSay } from "../app";
import type { TextSize } from "../device";
import { Icon } from "./icon";
import { Languages } from "./languages";

export function Settings() {
  const { prefs, prefer } = useApp();
  const say = useSay();
  return (
    <details class="settings">
      <summary>
        <Icon name="language" /> {say("settings")}
      </summary>
      <label>
        {say("settings-language")}
        <select
          value={prefs.language}
          onChange={(event) => prefer({ language: event.currentTarget.value })}
        >
          <Languages />
        </select>
      </label>
      <label>
        {say("settings-size")}
        <select
          value={prefs.size}
          onChange={(event) => prefer({ size: event.currentTarget.value as TextSize })}
        >
          {["usual", "large", "largest"].map((size) => (
            <option value={size}>{say(`settings-size-${size}`)}</option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={prefs.motion}
          onChange={(event) => prefer({ motion: event.currentTarget.checked })}
        />
        {say("settings-motion")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={prefs.hints}
          onChange={(event) => prefer({ hints: event.currentTarget.checked })}
        />
        {say("settings-hints")}
      </label>
    </details>
  );
}
