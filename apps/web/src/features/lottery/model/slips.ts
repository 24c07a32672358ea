import { useState } from 'react';
import type { SlipBet } from './slip.ts';

const KEY = 'lotterySlips';

/** What a member has put on the slip of each game, by its code. */
export type Slips = Readonly<Record<string, readonly SlipBet[]>>;

/**
 * The slips of all games. They stay while the member looks at results, rules or another game, and when the page is loaded
 * again; they end with the session.
 */
export function useSlips(): [slips: Slips, change: (changed: Slips) => void] {
  const [slips, setSlips] = useState(keptSlips);
  return [
    slips,
    (changed) => {
      const next = Object.fromEntries(Object.entries({ ...slips, ...changed }).filter(([, bets]) => bets.length > 0));
      sessionStorage.setItem(KEY, JSON.stringify(next));
      setSlips(next);
    },
  ];
}

// Only this page writes there, so what stands there is a slip or was tampered with by its owner: the server prices it anew.
function keptSlips(): Slips {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Slips;
  } catch {
    return {};
  }
}
