import { SCALE } from '@champa/money';

/** A slip of these tests, as a person would say it. */
export type Said = {
  play: 'top2' | 'bottom2' | 'top3' | 'tod3' | 'run_top' | 'run_bottom';
  picks: readonly string[];
  units: number;
};

const odds = { top2: 92_000n, bottom2: 92_000n, top3: 850_000n, run_top: 3100n, run_bottom: 4100n } as const;

/**
 * The payout of a bet on a Lao number, worked out by hand from the rules of the reference: it shares nothing with the
 * engine. `units` are stakes of 2 a number.
 */
export function payoutByHand({ play, picks, units }: Said, top: string): bigint {
  const stake = 2n * SCALE * BigInt(units);
  const last3 = top.slice(-3);
  const sorted = (text: string) => Array.from(text).toSorted().join('');
  let sum = 0n;
  for (const pick of picks) {
    switch (play) {
      case 'top2':
        if (top.endsWith(pick)) sum += (stake * odds.top2) / 1000n;
        break;
      case 'bottom2':
        if (top.startsWith(pick)) sum += (stake * odds.bottom2) / 1000n;
        break;
      case 'top3':
        if (last3 === pick) sum += (stake * odds.top3) / 1000n;
        break;
      case 'tod3':
        if (sorted(last3) === sorted(pick)) sum += (stake * (new Set(pick).size === 3 ? 135_000n : 270_000n)) / 1000n;
        break;
      case 'run_top':
        if (last3.includes(pick)) sum += (stake * odds.run_top) / 1000n;
        break;
      case 'run_bottom':
        if (top.slice(0, 2).includes(pick)) sum += (stake * odds.run_bottom) / 1000n;
        break;
    }
  }
  return sum;
}
