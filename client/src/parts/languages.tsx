import { LANGUAGES } from "../device";

/** All languages to choose from, each in its own words. */
export function Languages() {
  return (
    <>
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option value={language} lang={language}>
          {name}
        </option>
      ))}
    </>
  );
}
