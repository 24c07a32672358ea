import { useState } from 'react';
import type { SlipBet } from './slip.ts';

const KEY = 'lotterySlips';

/** The bets on the slip of each game, by the game's code. */
export type Slips = Readonly<Record<string, readonly SlipBet[]>>;

/**
 * The slips of all games. They survive switching to results, rules or another game, and a reload of the page; they end with
 * the session.
 */
export function useSlips() {
  const [slips, setSlips] = useState(keptSlips);
  // Starts from storage, not from the rendered state: the slips may have changed while a call was pending.
  const change = (changed: Slips): void => {
    const next = Object.fromEntries(
      Object.entries({ ...keptSlips(), ...changed }).filter(([, bets]) => bets.length > 0),
    );
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setSlips(next);
  };
  /** Removes the placed bets from a game's slip; bets added meanwhile stay. */
  const drop = (gameCode: string, placed: readonly SlipBet[]): void =>
    change({ [gameCode]: without(keptSlips()[gameCode] ?? [], placed) });
  return { slips, change, drop };
}

export function without(bets: readonly SlipBet[], placed: readonly SlipBet[]): SlipBet[] {
  const gone = new Set(placed.map(({ key }) => key));
  return bets.filter(({ key }) => !gone.has(key));
}

// Only this page writes here, so an entry is a slip or its owner has changed it; the server prices it again in any case.
function keptSlips(): Slips {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Slips;
  } catch {
    return {};
  }
}
