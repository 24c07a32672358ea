import { fraction } from '../fraction.ts';
import { firstLines } from '../slot/lines.ts';
import { SCATTER, WILD } from '../slot/machine.ts';
import { freeSpinPlays } from '../slot-kinds/free-spins.ts';
import { slotKind } from '../slot-kinds/game.ts';
import { type LinePays, linesReturn, lineWins } from '../slot-kinds/lines.ts';
import { drawColumn, readReel, shareOf, withMore } from '../slot-kinds/reel.ts';

const ROWS = 3;
const LINES = firstLines(25);
const PLAIN = 'h1:4 h2:5 h3:6 h4:7 l1:9 l2:10 l3:11 l4:12 l5:12 scatter:3';
const REELS = [PLAIN, ...Array.from({ length: 4 }, () => `wild:3 ${PLAIN}`)].map(readReel);

const PAYS: LinePays = {
  h1: [38_500, 154_500, 772_000],
  h2: [29_000, 96_500, 386_000],
  h3: [19_300, 58_000, 193_000],
  h4: [15_400, 48_000, 145_000],
  l1: [7_700, 23_000, 77_000],
  l2: [7_700, 19_300, 58_000],
  l3: [5_800, 15_400, 48_000],
  l4: [5_800, 11_600, 38_500],
  l5: [3_900, 9_600, 29_000],
};
/** The weight of the bonus symbol in the first spin of an ante, in hundredths of the usual one. */
const ANTE_SCATTERS = 126;
const AWARDS = { 3: 8, 4: 12, 5: 16 } as const;
export const FEST_LADDER = [2, 2, 3, 3, 4, 4, 5, 5] as const;
/** From the eighth free spin on, the last rung holds. */
const multiplierOf = (index: number): number => FEST_LADDER[Math.min(index, FEST_LADDER.length - 1)]!;

const PLAYS = freeSpinPlays({
  reels: REELS,
  heights: REELS.map(() => [[ROWS, fraction(1)]]),
  draw: (reels, numbers) => reels.map((reel) => drawColumn(reel, ROWS, numbers)),
  winsOf: (grid) => lineWins(grid, LINES, PAYS),
  spinReturn: (reels) =>
    linesReturn(reels.length, LINES.length, PAYS, (at, symbol) => shareOf(reels[at]!, symbol, WILD)),
  awards: AWARDS,
  multiplierOf,
});

/** Twenty-five lines; the multiplier of the free spins climbs with each second one, up to five times. */
export const freeSpinsFest = slotKind({
  name: 'free-spins-fest',
  columns: REELS.length,
  rows: ROWS,
  pays: Object.entries(PAYS).map(([symbol, all]) => ({ symbol, counts: [3, 4, 5], pays: all })),
  awards: AWARDS,
  mostStakes: 5_000,
  figures: { rtp: '0.95617', error: null, hitFrequency: '0.3347', deviation: '4.1' },
  ...PLAYS.from(REELS),
  extras: {
    ante: {
      price: 125,
      figures: { rtp: '0.95901', error: null, deviation: '4.4' },
      ...PLAYS.from(REELS.map((reel) => withMore(reel, SCATTER, ANTE_SCATTERS))),
    },
    buy: { price: 1_860, figures: { rtp: '0.96162', error: null, deviation: '1.0' }, ...PLAYS.bought },
  },
});
