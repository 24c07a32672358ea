import type { Numbers } from '@champa/fairness';
import type { SlotExtra } from '../../protocol.ts';
import type { InstantGame } from '../arcade/game.ts';
import { times } from '../arcade/multiplier.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { type KindBet, KindBet as Bet, type KindStep, type KindView, KindView as View } from './view.ts';

/** The figures of a table, as players read them. A test recomputes the exact ones, and `figures.bench.ts` those of many rounds. */
export type KindFigures = {
  /** Share of the stakes that comes back; `error` is the standard error where only many rounds say it (docs/GAMES.md), null where it is exact. */
  rtp: string;
  error: string | null;
  /** Share of rounds that pay anything, and the standard deviation of what a round pays: of ten million rounds. */
  hitFrequency: string;
  deviation: string;
};

/** One symbol of a table, and what it pays: of the stake, in ten-thousandths, for each stated count. */
export type KindPay = { symbol: string; counts: readonly number[]; pays: readonly number[] };

/** A way to play a round. `exact` is its return before the limit of a round, of the chosen stake; null: only many rounds tell it. */
export type KindPlay = { play: (numbers: Numbers) => KindStep[]; exact: (() => Fraction) | null };

/** A way to play that costs more than the stake: its price in hundredths of the stake, and its figures, of all that it costs. */
export type PricedPlay = KindPlay & { price: number; figures: Pick<KindFigures, 'rtp' | 'error' | 'deviation'> };

/** What a table states of an extra. */
export type Priced = Omit<PricedPlay, keyof KindPlay>;

export type KindExtras = Readonly<Partial<Record<SlotExtra, PricedPlay>>>;

/** What every kind of slot gives: its rules as data, a round, its largest win, its figures. */
export type SlotKind = KindPlay & {
  name: string;
  columns: number;
  /** The most places of a reel. */
  rows: number;
  pays: readonly KindPay[];
  /** Free spins by the number of scatters; the last entry holds for all above it. */
  awards: Readonly<Record<number, number>>;
  /** A round pays at most so many stakes. */
  mostStakes: number;
  figures: KindFigures;
  /** None: the table has no feature that could be had for a price. */
  extras?: KindExtras;
};

export type SlotKindGame = InstantGame<KindBet, KindView> & { slot: SlotKind };

/** A kind of slot as a game of one request. */
export function slotKind(slot: SlotKind): SlotKindGame {
  const bound = times(slot.mostStakes);
  return {
    kind: 'instant',
    slot,
    bet: Bet,
    view: View,
    bound,
    price: ({ extra }) => (extra ? extraOf(slot, extra).price : 100),
    play: (numbers, { extra }) => {
      const steps = (extra ? extraOf(slot, extra) : slot).play(numbers);
      const paid = steps.reduce((sum, { pays }) => sum + pays, 0);
      return { view: { steps }, multiplier: Math.min(paid, bound) };
    },
    offers: () => [
      { name: 'spin', prizes: [], exact: statedReturn(slot) },
      ...Object.entries(slot.extras ?? {}).map(([name, extra]) => ({ name, prizes: [], exact: statedReturn(extra) })),
    ],
  };
}

function extraOf({ name, extras }: SlotKind, wanted: SlotExtra): PricedPlay {
  const extra = extras?.[wanted];
  if (!extra) throw new RangeError(`${name} has no ${wanted}`);
  return extra;
}

function statedReturn({ figures }: { figures: Pick<KindFigures, 'rtp'> }): Fraction {
  return fraction(BigInt(figures.rtp.replace('.', '')), 10n ** BigInt(figures.rtp.length - 2));
}
