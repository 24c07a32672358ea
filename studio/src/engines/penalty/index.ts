import * as z from 'zod/mini';
import type { Offer, SteppedGame } from '../arcade/game.ts';
import { ladderOf, type Rung } from '../arcade/ladder.ts';
import { fraction } from '../fraction.ts';

export const SHOTS = 5;
export const ZONES = ['top-left', 'top-right', 'middle', 'bottom-left', 'bottom-right'] as const;
export const KEEPERS = ['rookie', 'captain', 'legend'] as const;
const Zone = z.enum(ZONES);
export type Zone = z.infer<typeof Zone>;

export const PenaltyBet = z.strictObject({ keeper: z.enum(KEEPERS) });
export type PenaltyBet = z.infer<typeof PenaltyBet>;
export const PenaltyMove = z.strictObject({ zone: Zone });
export type PenaltyMove = z.infer<typeof PenaltyMove>;
/** For each shot: where it went, and the zones that the keeper covered. */
export const PenaltyView = z.object({
  shots: z.array(z.object({ zone: Zone, covered: z.array(Zone), isGoal: z.boolean() })),
});
export type PenaltyView = z.infer<typeof PenaltyView>;

/** How many of the five zones a keeper covers. */
const COVERED: Readonly<Record<PenaltyBet['keeper'], number>> = { rookie: 1, captain: 2, legend: 3 };
const SHARE = fraction(96, 100);

/** What one, two, three … goals pay. */
export function penaltyLadder(keeper: PenaltyBet['keeper']): Rung[] {
  const goal = fraction(ZONES.length - COVERED[keeper], ZONES.length);
  return ladderOf(
    SHARE,
    Array.from({ length: SHOTS }, () => goal),
  );
}

const LADDERS = {
  rookie: penaltyLadder('rookie'),
  captain: penaltyLadder('captain'),
  legend: penaltyLadder('legend'),
} as const satisfies Record<PenaltyBet['keeper'], Rung[]>;

/** Five shots at a goal of five zones; for each, the keeper covers the first zones of a shuffle. */
export const penalty: SteppedGame<PenaltyBet, PenaltyMove, readonly (readonly Zone[])[], PenaltyView> = {
  kind: 'stepped',
  bet: PenaltyBet,
  move: PenaltyMove,
  view: PenaltyView,
  deal: (numbers, { keeper }) => Array.from({ length: SHOTS }, () => numbers.shuffle(ZONES).slice(0, COVERED[keeper])),
  stand: (covered, { keeper }, moves, isCashedOut) => {
    const shots = moves.map(({ zone }, index) => {
      const zones = [...covered[index]!];
      return { zone, covered: zones, isGoal: !zones.includes(zone) };
    });
    const isSaved = shots.some(({ isGoal }) => !isGoal);
    const isOver = isSaved || isCashedOut || shots.length === SHOTS;
    return {
      view: { shots },
      multiplier: isSaved ? 0 : (LADDERS[keeper][shots.length - 1]?.multiplier ?? 0),
      isOver,
      canCashOut: !isOver && shots.length > 0,
    };
  },
  offers: () =>
    KEEPERS.flatMap((keeper) =>
      LADDERS[keeper].map((rung, index): Offer => ({ name: `${keeper}, ${index + 1} goals`, prizes: [rung] })),
    ),
};
