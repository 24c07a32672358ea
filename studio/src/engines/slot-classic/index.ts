import { add, fraction, multiply, NOTHING } from '../fraction.ts';
import { WILD } from '../slot/machine.ts';
import { binomial } from '../slot-kinds/chances.ts';
import { slotKind } from '../slot-kinds/game.ts';
import { drawColumn, readReel, shareOf } from '../slot-kinds/reel.ts';
import { type KindWin, stepOf } from '../slot-kinds/view.ts';

const COLUMNS = 3;
const ROWS = 3;
/** Three rows and two diagonals. */
export const CLASSIC_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

const REEL = readReel('wild:3 h1:4 h2:6 h3:8 h4:10 l1:12 l2:14 l3:16');

/** Three of a kind, in ten-thousandths of the stake. */
const PAYS: Readonly<Record<string, number>> = {
  [WILD]: 2_000_000,
  h1: 200_000,
  h2: 88_000,
  h3: 44_000,
  h4: 26_000,
  l1: 13_000,
  l2: 7_800,
  l3: 6_000,
};

/** The classic of three reels: five lines, and each wild in a win doubles it. Three wilds pay for themselves. */
export const classicReels = slotKind({
  name: 'classic-reels',
  columns: COLUMNS,
  rows: ROWS,
  pays: Object.entries(PAYS).map(([symbol, pays]) => ({ symbol, counts: [COLUMNS], pays: [pays] })),
  awards: {},
  mostStakes: 1_000,
  figures: { rtp: '0.96690', error: null, hitFrequency: '0.2181', deviation: '5.9' },
  play: (numbers) => {
    const grid = Array.from({ length: COLUMNS }, () => drawColumn(REEL, ROWS, numbers));
    return [stepOf({ phase: 'spin', grid, wins: CLASSIC_LINES.flatMap((line) => winOn(line, grid)) })];
  },
  exact: () => {
    const wild = shareOf(REEL, WILD);
    return Object.entries(PAYS).reduce((total, [symbol, pays]) => {
      const each = fraction(pays * CLASSIC_LINES.length, 10_000);
      if (symbol === WILD) return add(total, multiply(each, binomial(COLUMNS, COLUMNS, wild)));
      const own = shareOf(REEL, symbol);
      // No wild, one of three places, two of three places.
      const chance = [0, 1, 2].reduce((sum, wilds) => {
        const places = wilds === 0 ? 1 : 3;
        let both = fraction(places * 2 ** wilds);
        for (let at = 0; at < COLUMNS; at += 1) both = multiply(both, at < wilds ? wild : own);
        return add(sum, both);
      }, NOTHING);
      return add(total, multiply(each, chance));
    }, NOTHING);
  },
});

function winOn(line: readonly number[], grid: readonly (readonly string[])[]): KindWin[] {
  const shown = line.map((row, at) => grid[at]![row]!);
  const others = new Set(shown.filter((symbol) => symbol !== WILD));
  if (others.size > 1) return [];
  const symbol = [...others][0] ?? WILD;
  const wilds = shown.filter((each) => each === WILD).length;
  const multiplier = symbol === WILD ? 1 : 2 ** wilds;
  const cells = line.map((row, at): [number, number] => [at, row]);
  return [{ symbol, count: COLUMNS, ways: 1, cells, pays: PAYS[symbol]! * multiplier }];
}
