import * as z from 'zod/mini';
import type { Offer, SteppedGame } from '../arcade/game.ts';
import { ladderOf, type Rung } from '../arcade/ladder.ts';
import { type Fraction, fraction } from '../fraction.ts';

export const TILES = 25;
export const MOST_MINES = 24;
const SHARE = fraction(97, 100);

const Tile = z.int().check(z.minimum(0), z.maximum(TILES - 1));
export const MinesBet = z.strictObject({ mines: z.int().check(z.minimum(1), z.maximum(MOST_MINES)) });
export type MinesBet = z.infer<typeof MinesBet>;
export const MinesMove = z.strictObject({ tile: Tile });
export type MinesMove = z.infer<typeof MinesMove>;
/** `mines` is null until the round is over. */
export const MinesView = z.object({ opened: z.array(Tile), mines: z.nullable(z.array(Tile)) });
export type MinesView = z.infer<typeof MinesView>;

/** What opening one, two, three … safe tiles pays. */
export function minesLadder(mines: number): Rung[] {
  const safe = TILES - mines;
  const steps: Fraction[] = Array.from({ length: safe }, (_, opened) => fraction(safe - opened, TILES - opened));
  return ladderOf(SHARE, steps);
}

const LADDERS = Array.from({ length: MOST_MINES }, (_, index) => minesLadder(index + 1));

/** A board of 25 tiles: the mines lie under the first places of one shuffle. Each safe tile is a step up. */
export const mines: SteppedGame<MinesBet, MinesMove, readonly number[], MinesView> = {
  kind: 'stepped',
  bet: MinesBet,
  move: MinesMove,
  view: MinesView,
  deal: (numbers, bet) =>
    numbers
      .shuffle(Array.from({ length: TILES }, (_, tile) => tile))
      .slice(0, bet.mines)
      .toSorted((a, b) => a - b),
  stand: (mined, bet, moves, isCashedOut) => {
    const opened = moves.map(({ tile }) => tile);
    if (new Set(opened).size !== opened.length) return null;
    const ladder = LADDERS[bet.mines - 1]!;
    const isHit = opened.some((tile) => mined.includes(tile));
    const isOver = isHit || isCashedOut || opened.length === ladder.length;
    return {
      view: { opened, mines: isOver ? [...mined] : null },
      multiplier: isHit ? 0 : (ladder[opened.length - 1]?.multiplier ?? 0),
      isOver,
      canCashOut: !isOver && opened.length > 0,
    };
  },
  offers: () =>
    LADDERS.flatMap((ladder, index) =>
      ladder.map((rung, step): Offer => ({ name: `${index + 1} mines, ${step + 1} tiles`, prizes: [rung] })),
    ),
};
