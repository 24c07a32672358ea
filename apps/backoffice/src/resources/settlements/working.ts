import type { AdminSettlementCase, SettlementWorking } from '@champa/contract';

/** A line of the working: what it is, as settled, and with what came since. */
export type Line = { what: string; settled: string | number; current: string | number; isMoney: boolean };

const counted = ['activeMembers', 'validBet'] as const;
const ofDividend = ['win', 'costs', 'fees', 'profit', 'deficitBefore'] as const;
const worth = ['base', 'tier', 'gross'] as const;

const numbers: readonly (keyof SettlementWorking)[] = ['activeMembers', 'tier'];

/** How a settlement came to be, in the order in which it is computed. */
export function workingOf({ kind, settled, current }: AdminSettlementCase): Line[] {
  const names = [...counted, ...(kind === 'dividend' ? ofDividend : []), ...worth];
  return names.map((what) => ({
    what,
    settled: settled[what],
    current: current[what],
    isMoney: !numbers.includes(what),
  }));
}

/** What became of the gross, in the order in which it is paid. */
export const payment = ['gross', 'adjusted', 'carriedIn', 'carriedOut', 'due', 'paidDown', 'net'] as const;
