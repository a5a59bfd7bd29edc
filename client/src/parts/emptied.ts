/** What a field holds once this was sent: nothing, unless somebody has typed on meanwhile. */
export const emptied = (sent: string) => (now: string) => (now === sent ? "" : now);
