/** What a page, a command or a job is given on a busy machine, where it has no time of its own to keep. */
export const PATIENT = { timeout: 30_000 } as const;
