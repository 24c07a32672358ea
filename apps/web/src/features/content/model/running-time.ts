import type { PlayerNotice } from '@champa/contract';

/** How long a letter takes to pass; the space around a notice counts as letters. */
const SECONDS_A_LETTER = 0.16;
const SECONDS_A_NOTICE = 1.2;

/** The duration of the marquee: its speed is the same for long and short notices. */
export function runningSeconds(notices: readonly Pick<PlayerNotice, 'title'>[]): number {
  const letters = notices.reduce((sum, { title }) => sum + title.length, 0);
  return Math.max(12, Math.round(letters * SECONDS_A_LETTER + notices.length * SECONDS_A_NOTICE));
}
