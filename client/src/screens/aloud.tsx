// The screens that can speak, in one piece with their voice.
export { Tv } from "./tv";
