import * as z from 'zod/mini';
import type { Offer, SteppedGame } from '../arcade/game.ts';
import { ladderOf } from '../arcade/ladder.ts';
import { fraction } from '../fraction.ts';

export const MOST_FLIPS = 12;
const SIDES = ['heads', 'tails'] as const;
const Side = z.enum(SIDES);
export type Side = z.infer<typeof Side>;

export const CoinFlipBet = z.strictObject({});
export type CoinFlipBet = z.infer<typeof CoinFlipBet>;
export const CoinFlipMove = z.strictObject({ side: Side });
export type CoinFlipMove = z.infer<typeof CoinFlipMove>;
export const CoinFlipView = z.object({ calls: z.array(Side), flips: z.array(Side) });
export type CoinFlipView = z.infer<typeof CoinFlipView>;

/** What a streak of one, two, three … right calls pays. */
export const COIN_LADDER = ladderOf(
  fraction(975, 1_000),
  Array.from({ length: MOST_FLIPS }, () => fraction(1, 2)),
);

/** Heads or tails, double after double, until the player stops or a call is wrong. */
export const coinFlip: SteppedGame<CoinFlipBet, CoinFlipMove, readonly Side[], CoinFlipView> = {
  kind: 'stepped',
  bet: CoinFlipBet,
  move: CoinFlipMove,
  view: CoinFlipView,
  deal: (numbers) => Array.from({ length: MOST_FLIPS }, () => numbers.pick(SIDES)),
  stand: (flips, _bet, moves, isCashedOut) => {
    const calls = moves.map(({ side }) => side);
    const isWrong = calls.some((side, index) => side !== flips[index]);
    const isOver = isWrong || isCashedOut || calls.length === COIN_LADDER.length;
    return {
      view: { calls, flips: flips.slice(0, calls.length) },
      multiplier: isWrong ? 0 : (COIN_LADDER[calls.length - 1]?.multiplier ?? 0),
      isOver,
      canCashOut: !isOver && calls.length > 0,
    };
  },
  offers: () => COIN_LADDER.map((rung, index): Offer => ({ name: `${index + 1} right calls`, prizes: [rung] })),
};
