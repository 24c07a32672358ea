/** The time-out of pages, commands and jobs on a busy machine, where no other limit applies. */
export const PATIENT = { timeout: 30_000 } as const;
