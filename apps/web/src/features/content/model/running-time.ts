import type { PlayerNotice } from '@champa/contract';

/** So long a letter takes to pass, and the space around a notice. */
const SECONDS_A_LETTER = 0.16;
const SECONDS_A_NOTICE = 1.2;

/** How long the notices take to run by once: long ones run as fast as short ones. */
export function runningSeconds(notices: readonly Pick<PlayerNotice, 'title'>[]): number {
  const letters = notices.reduce((sum, { title }) => sum + title.length, 0);
  return Math.max(12, Math.round(letters * SECONDS_A_LETTER + notices.length * SECONDS_A_NOTICE));
}
