import type { Numbers } from '@champa/fairness';
import type { Amount } from '@champa/money';
import type { DemoTitle } from '@champa/titles';

/**
 * A slot's payouts, in tenths of the stake, and their frequency in ten thousand: it returns 92.7 of 100 in the long
 * run.
 */
const slotPays = [
  { tenths: 0n, weight: 6_434 },
  { tenths: 4n, weight: 1_350 },
  { tenths: 10n, weight: 950 },
  { tenths: 22n, weight: 650 },
  { tenths: 50n, weight: 420 },
  { tenths: 120n, weight: 140 },
  { tenths: 300n, weight: 45 },
  { tenths: 800n, weight: 9 },
  { tenths: 2_500n, weight: 2 },
] as const;

/** Multiples at which players cash out of a crash game, in hundredths. */
const cashOuts = [120n, 150n, 200n, 200n, 300n, 500n, 1_000n, 2_500n] as const;

/** The win of a round, by random numbers drawn as games draw them. */
export function winOf(engine: NonNullable<DemoTitle['engine']>, numbers: Numbers, stake: Amount): Amount {
  switch (engine) {
    case 'slot':
      return (stake * slotPays[numbers.weighted(slotPays.map(({ weight }) => weight))]!.tenths) / 10n;
    case 'roulette':
      // One in four plays a number, the others a colour.
      if (numbers.intBelow(4) === 0) return numbers.intBelow(37) === 0 ? stake * 36n : 0n;
      return numbers.intBelow(37) < 18 ? stake * 2n : 0n;
    case 'crash': {
      // A flight reaches a multiple m with the chance 0.97 / m.
      const multiple = numbers.pick(cashOuts);
      return numbers.intBelow(Number(multiple) * 100) < 97 * 100 ? (stake * multiple) / 100n : 0n;
    }
    default:
      // An arcade game, at a bet that doubles.
      return numbers.intBelow(200) < 97 ? stake * 2n : 0n;
  }
}
