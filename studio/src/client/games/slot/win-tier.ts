import type { Amount } from '@champa/money';

/**
 * How a win is shown. `quiet`: at most the stake, so it is neither called a win nor celebrated (RTS 14F). `plain`: counted up.
 * From ten times the stake on, a celebration.
 */
export type WinTier = 'none' | 'quiet' | 'plain' | 'big' | 'huge' | 'epic';

const CELEBRATIONS = [
  { tier: 'epic', times: 60n },
  { tier: 'huge', times: 25n },
  { tier: 'big', times: 10n },
] as const;

export function winTier(win: Amount, stake: Amount): WinTier {
  if (win <= 0n) return 'none';
  if (win <= stake) return 'quiet';
  return CELEBRATIONS.find(({ times }) => win >= stake * times)?.tier ?? 'plain';
}
