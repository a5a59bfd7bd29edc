/** What the tap that starts a game frees besides: browsers let a page speak only after one. */
export const onStart = new Set<() => void>();

export const gameStarts = () => onStart.forEach((frees) => frees());
