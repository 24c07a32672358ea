import { useState } from 'react';
import type { SlipBet } from './slip.ts';

const KEY = 'lotterySlips';

/** What a member has put on the slip of each game, by its code. */
export type Slips = Readonly<Record<string, readonly SlipBet[]>>;

/**
 * The slips of all games. They stay while the member looks at results, rules or another game, and when the page is loaded
 * again; they end with the session.
 */
export function useSlips() {
  const [slips, setSlips] = useState(keptSlips);
  // From what is kept, not from what was drawn: an answer comes when slips have changed since it was asked for.
  const change = (changed: Slips): void => {
    const next = Object.fromEntries(
      Object.entries({ ...keptSlips(), ...changed }).filter(([, bets]) => bets.length > 0),
    );
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setSlips(next);
  };
  /** Takes the bets that were placed off a game's slip; what was put on it meanwhile stays. */
  const drop = (gameCode: string, placed: readonly SlipBet[]): void =>
    change({ [gameCode]: without(keptSlips()[gameCode] ?? [], placed) });
  return { slips, change, drop };
}

export function without(bets: readonly SlipBet[], placed: readonly SlipBet[]): SlipBet[] {
  const gone = new Set(placed.map(({ key }) => key));
  return bets.filter(({ key }) => !gone.has(key));
}

// Only this page writes there, so what stands there is a slip or was tampered with by its owner: the server prices it anew.
function keptSlips(): Slips {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Slips;
  } catch {
    return {};
  }
}
