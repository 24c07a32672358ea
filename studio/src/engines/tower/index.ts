import * as z from 'zod/mini';
import type { Offer, SteppedGame } from '../arcade/game.ts';
import { ladderOf, type Rung } from '../arcade/ladder.ts';
import { fraction } from '../fraction.ts';

export const MOST_FLOORS = 9;
const MOST_WINDOWS = 4;
export const LEVELS = ['easy', 'medium', 'hard', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

/** The windows of each floor, and behind how many of them the ghosts wait. */
export const FLOORS: Readonly<Record<Level, { windows: number; ghosts: number }>> = {
  easy: { windows: 4, ghosts: 1 },
  medium: { windows: 3, ghosts: 1 },
  hard: { windows: 2, ghosts: 1 },
  extreme: { windows: 3, ghosts: 2 },
};
const SHARE = fraction(97, 100);

const Window = z.int().check(z.minimum(0), z.maximum(MOST_WINDOWS - 1));
export const TowerBet = z.strictObject({ level: z.enum(LEVELS) });
export type TowerBet = z.infer<typeof TowerBet>;
export const TowerMove = z.strictObject({ window: Window });
export type TowerMove = z.infer<typeof TowerMove>;
/** `ghosts` are those of the floors that were entered; of all floors once the round is over. */
export const TowerView = z.object({ entered: z.array(Window), ghosts: z.array(z.array(Window)) });
export type TowerView = z.infer<typeof TowerView>;

/** What one, two, three … floors pay. */
export function towerLadder(level: Level): Rung[] {
  const { windows, ghosts } = FLOORS[level];
  return ladderOf(
    SHARE,
    Array.from({ length: MOST_FLOORS }, () => fraction(windows - ghosts, windows)),
  );
}

const LADDERS: Readonly<Record<Level, Rung[]>> = {
  easy: towerLadder('easy'),
  medium: towerLadder('medium'),
  hard: towerLadder('hard'),
  extreme: towerLadder('extreme'),
};

/** A tower is climbed floor by floor, through a window of each; the ghosts sit behind the first windows of a shuffle. */
export const tower: SteppedGame<TowerBet, TowerMove, readonly (readonly number[])[], TowerView> = {
  kind: 'stepped',
  bet: TowerBet,
  move: TowerMove,
  view: TowerView,
  deal: (numbers, { level }) => {
    const { windows, ghosts } = FLOORS[level];
    const all = Array.from({ length: windows }, (_, window) => window);
    return LADDERS[level].map(() =>
      numbers
        .shuffle(all)
        .slice(0, ghosts)
        .toSorted((a, b) => a - b),
    );
  },
  stand: (dealt, { level }, moves, isCashedOut) => {
    const entered = moves.map(({ window }) => window);
    if (entered.some((window) => window >= FLOORS[level].windows)) return null;
    const isCaught = entered.some((window, floor) => dealt[floor]!.includes(window));
    const isOver = isCaught || isCashedOut || entered.length === dealt.length;
    return {
      view: { entered, ghosts: (isOver ? dealt : dealt.slice(0, entered.length)).map((floor) => [...floor]) },
      multiplier: isCaught ? 0 : (LADDERS[level][entered.length - 1]?.multiplier ?? 0),
      isOver,
      canCashOut: !isOver && entered.length > 0,
    };
  },
  offers: () =>
    LEVELS.flatMap((level) =>
      LADDERS[level].map((rung, floor): Offer => ({ name: `${level}, ${floor + 1} floors`, prizes: [rung] })),
    ),
};
