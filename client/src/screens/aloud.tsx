// The screens that can speak, in one piece with their voice.
export { Kept } from "./kept";
export { Tv } from "./tv";
