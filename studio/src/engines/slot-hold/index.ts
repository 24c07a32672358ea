import type { Numbers } from '@champa/fairness';
import { add, type Fraction, fraction, multiply, NOTHING } from '../fraction.ts';
import { firstLines } from '../slot/lines.ts';
import { WILD } from '../slot/machine.ts';
import { binomial, countChances, type Heights } from '../slot-kinds/chances.ts';
import { type KindFigures, type KindPlay, type Priced, slotKind, type SlotKindGame } from '../slot-kinds/game.ts';
import { type LinePays, linesReturn, lineWins } from '../slot-kinds/lines.ts';
import { drawColumn, drawSymbol, type Reel, readReel, shareOf, withMore } from '../slot-kinds/reel.ts';
import { type Coin, type KindStep, stepOf } from '../slot-kinds/view.ts';

const COLUMNS = 5;
const ROWS = 3;
const PLACES = COLUMNS * ROWS;
export const COIN = 'coin';
export const EMPTY = 'empty';
/** So many coins in view begin the feature. */
export const COINS_NEEDED = 6;
export const RESPINS = 3;
/** The three named prizes, in stakes; the fourth, for a full board, is each table's own. */
export const PRIZES = { mini: 15, minor: 40, major: 150 } as const;
const LINES = firstLines(20);

type HoldTable = {
  name: string;
  reel: string;
  pays: LinePays;
  /** What a coin pays: whole stakes, or a prize by its name, by weight. */
  coins: string;
  /** The chance of a coin on a free place in each respin is one in so many. */
  oneIn: number;
  grand: number;
  mostStakes: number;
  figures: KindFigures;
  /** `coins`: the weight of coins on the reels, in hundredths of the usual one. */
  ante: Priced & { coins: number };
  buy: Priced;
};

export type HoldGame = SlotKindGame & { grand: number };

/**
 * Twenty lines, and coins. Six coins or more are held; three respins fill free places with more, and each new coin sets the respins
 * back to three. At the end every coin pays, and a full board pays the grand prize besides.
 */
function holdSlot({ ante, buy, ...table }: HoldTable): HoldGame {
  const { name, pays, oneIn, grand, mostStakes, figures } = table;
  const reel = readReel(table.reel);
  const first = readReel(withoutWild(table.reel));
  const reels: Reel[] = [first, reel, reel, reel, reel];
  const values = readReel(table.coins);
  const { coins: likelier, ...anteOf } = ante;
  const game = slotKind({
    name,
    columns: COLUMNS,
    rows: ROWS,
    pays: Object.entries(pays).map(([symbol, all]) => ({ symbol, counts: [3, 4, 5], pays: all })),
    awards: {},
    mostStakes,
    figures,
    ...roundOf(reels),
    extras: {
      ante: { ...anteOf, ...roundOf(reels.map((each) => withMore(each, COIN, likelier))) },
      buy: { ...buy, play: bought, exact: () => fromCoins(COINS_NEEDED, RESPINS) },
    },
  });

  function roundOf(drawn: readonly Reel[]): KindPlay {
    return {
      play: (numbers) => {
        const grid = drawn.map((each) => drawColumn(each, ROWS, numbers));
        const coins = grid.flatMap((column, at) =>
          column.flatMap((symbol, row) => (symbol === COIN ? [coinAt(at, row, values, numbers)] : [])),
        );
        const spin = stepOf({ phase: 'spin', grid, wins: lineWins(grid, LINES, pays), coins });
        return coins.length < COINS_NEEDED ? [spin] : [spin, ...feature(coins, values, numbers)];
      },
      exact: () => {
        const lines = linesReturn(COLUMNS, LINES.length, pays, (at, symbol) => shareOf(drawn[at]!, symbol, WILD));
        return add(lines, featureReturn(drawn));
      },
    };
  }

  /** The fewest coins of the feature, at places that are drawn one after the other. */
  function bought(numbers: Numbers): KindStep[] {
    const places = Array.from({ length: PLACES }, (_, place) => place);
    const coins = Array.from({ length: COINS_NEEDED }, () => {
      const [place] = places.splice(numbers.intBelow(places.length), 1);
      return coinAt(Math.floor(place! / ROWS), place! % ROWS, values, numbers);
    });
    return [stepOf({ phase: 'bought', grid: gridOf(coins), wins: [], coins }), ...feature(coins, values, numbers)];
  }

  function feature(begun: readonly Coin[], drawn: Reel, numbers: Numbers): KindStep[] {
    const steps: KindStep[] = [];
    let coins = [...begun];
    let left = RESPINS;
    while (left > 0 && coins.length < PLACES) {
      const taken = new Set(coins.map(({ cell: [at, row] }) => at * ROWS + row));
      const more: Coin[] = [];
      for (let place = 0; place < PLACES; place += 1) {
        if (taken.has(place) || numbers.intBelow(oneIn) > 0) continue;
        more.push(coinAt(Math.floor(place / ROWS), place % ROWS, drawn, numbers));
      }
      coins = [...coins, ...more];
      left = more.length > 0 ? RESPINS : left - 1;
      const isOver = left === 0 || coins.length === PLACES;
      const whole = coins.length === PLACES ? grand * 10_000 : 0;
      const paid = isOver ? coins.reduce((sum, { value }) => sum + value, whole) : 0;
      steps.push(stepOf({ phase: 'respin', grid: gridOf(coins), wins: [], held: [left], coins, pays: paid }));
    }
    // Fifteen coins at once need no respin.
    if (steps.length > 0) return steps;
    const paid = coins.reduce((sum, { value }) => sum + value, grand * 10_000);
    return [stepOf({ phase: 'respin', grid: gridOf(coins), wins: [], held: [0], coins, pays: paid })];
  }

  function featureReturn(drawn: readonly Reel[]): Fraction {
    const heights: Heights[] = drawn.map(() => [[ROWS, fraction(1)]]);
    return countChances(drawn, heights, COIN).reduce(
      (sum, chance, count) => (count < COINS_NEEDED ? sum : add(sum, multiply(chance, fromCoins(count, RESPINS)))),
      NOTHING,
    );
  }

  /** The mean of what a feature pays that goes on with so many coins and respins. */
  function fromCoins(begun: number, respins: number): Fraction {
    const value = meanOf(values);
    const known = new Map<string, Fraction>();
    const from = (count: number, left: number): Fraction => {
      const coins = multiply(fraction(count), value);
      if (count === PLACES) return add(coins, fraction(grand));
      if (left === 0) return coins;
      const key = `${count}/${left}`;
      const found = known.get(key);
      if (found) return found;
      let total = NOTHING;
      for (let more = 0; more <= PLACES - count; more += 1) {
        const chance = binomial(PLACES - count, more, fraction(1, oneIn));
        total = add(total, multiply(chance, from(count + more, more > 0 ? RESPINS : left - 1)));
      }
      known.set(key, total);
      return total;
    };
    return from(begun, respins);
  }

  return { ...game, grand };
}

function coinAt(at: number, row: number, values: Reel, numbers: Numbers): Coin {
  const drawn = drawSymbol(values, numbers);
  const prize = isPrize(drawn) ? drawn : null;
  return { cell: [at, row], value: stakesOf(drawn) * 10_000, prize };
}

function gridOf(coins: readonly Coin[]): string[][] {
  const grid = Array.from({ length: COLUMNS }, () => Array.from({ length: ROWS }, () => EMPTY));
  for (const { cell } of coins) grid[cell[0]]![cell[1]] = COIN;
  return grid;
}

function meanOf(values: Reel): Fraction {
  return values.symbols.reduce(
    (sum, drawn) => add(sum, multiply(shareOf(values, drawn), fraction(stakesOf(drawn)))),
    NOTHING,
  );
}

function stakesOf(drawn: string): number {
  return isPrize(drawn) ? PRIZES[drawn] : Number(drawn);
}

function isPrize(drawn: string): drawn is keyof typeof PRIZES {
  return drawn in PRIZES;
}

function withoutWild(text: string): string {
  return text.replace(/^wild:\d+ /, '');
}

const PAYS: LinePays = {
  h1: [46_000, 183_500, 918_000],
  h2: [36_500, 110_000, 459_000],
  h3: [27_500, 73_500, 229_500],
  h4: [18_400, 55_000, 165_000],
  l1: [9_200, 27_500, 92_000],
  l2: [9_200, 22_500, 73_500],
  l3: [7_300, 18_400, 55_000],
  l4: [7_300, 16_500, 46_000],
  l5: [5_500, 13_800, 36_500],
};

/** The feature about once in 130 rounds. */
export const holdWin = holdSlot({
  name: 'hold-win',
  reel: 'wild:4 h1:4 h2:5 h3:6 h4:7 l1:8 l2:9 l3:9 l4:10 l5:10 coin:10',
  pays: PAYS,
  coins: '1:26 2:28 3:17 5:13 8:8 mini:6 minor:3',
  oneIn: 15,
  grand: 1_000,
  mostStakes: 5_000,
  figures: { rtp: '0.95825', error: null, hitFrequency: '0.2481', deviation: '9.1' },
  ante: { coins: 115, price: 124, figures: { rtp: '0.96418', error: null, deviation: '10.6' } },
  buy: { price: 5_350, figures: { rtp: '0.95972', error: null, deviation: '1.8' } },
});

/** The feature is rarer, its coins are larger, and the grand prize is five times as high. */
export const holdBlaze = holdSlot({
  name: 'hold-blaze',
  reel: 'wild:4 h1:4 h2:5 h3:6 h4:7 l1:8 l2:9 l3:10 l4:11 l5:11 coin:9',
  pays: PAYS,
  coins: '2:48 4:28 6:12 10:6 mini:3 minor:2 major:1',
  oneIn: 15,
  grand: 5_000,
  mostStakes: 10_000,
  figures: { rtp: '0.95774', error: null, hitFrequency: '0.2579', deviation: '28.2' },
  ante: { coins: 114, price: 124, figures: { rtp: '0.96178', error: null, deviation: '31.0' } },
  buy: { price: 10_100, figures: { rtp: '0.96349', error: null, deviation: '4.5' } },
});
