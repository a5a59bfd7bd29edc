// The screens that can speak, in one piece with their voice; and what else only their keeper needs.
export { TakeBack } from "../parts/running-sheet";
export { LobbyVoice } from "../parts/narration-controls";
export { Before } from "../parts/to-say";
export { Kept } from "./kept";
export { Tv } from "./tv";
