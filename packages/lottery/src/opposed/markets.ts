import { ballsTo, numbersOf, subsets } from '../core/combine.ts';
import type { Choice, Play } from '../core/play.ts';
import type { Result } from '../results/result.ts';
import { prizesOf } from '../results/vietnam.ts';

/**
 * What several plays depend on, such as one digit or three dice, with one result for each outcome that its plays distinguish;
 * everything else is fixed. Bets on one market can be opposite; bets on two markets are not compared.
 */
export type Market = { id: string; results: () => readonly Result[] };

/** The part of a choice that is on one market. */
export type MarketPart = { market: Market; choice: Choice };

/**
 * The markets of a choice. None if there are too many outcomes to enumerate, or if a line asks for several numbers among many
 * (xiên, đá, Mark Six): the opposite bet would need more lines than a ticket can have.
 */
export function marketsOf(play: Play, choice: Choice, lunarYear: number): MarketPart[] {
  const whole = (market: Market | null): MarketPart[] => (market ? [{ market, choice }] : []);
  switch (play.family) {
    case 'five_digits':
    case 'three_digits':
    case 'dragon_tiger':
      return digitParts(play.family, play.id, choice);
    case 'k3':
      return whole(dice());
    case 'eleven_five':
      return whole(elevenFive(play.id));
    case 'pk10':
      return play.id === 'position' ? rowsOf(choice, (row) => inPlaces([row])) : whole(pk10(play.id));
    case 'mark_six':
      return whole(play.id === 'six' ? null : specialBall(lunarYear));
    case 'thai':
    case 'lao':
    case 'hanoi':
      return whole(sea(play.family, play.id));
    case 'vn_north':
    case 'vn_central':
    case 'vn_south':
      return whole(vietnam(play.family, play.id));
  }
}

/** Each row of a board by itself, if every row has its own market. */
function rowsOf({ rows }: Choice, marketOf: (row: number) => Market): MarketPart[] {
  return rows.flatMap((picks, row) =>
    picks.length > 0
      ? [{ market: marketOf(row), choice: { rows: rows.map((other, index) => (index === row ? other : [])) } }]
      : [],
  );
}

const POSITIONS = { five_digits: 5, three_digits: 3, dragon_tiger: 2 } as const;

function digitParts(family: keyof typeof POSITIONS, id: string, choice: Choice): MarketPart[] {
  const of = POSITIONS[family];
  const all = Array.from({ length: of }, (_, index) => index);
  const on = (at: readonly number[]): Market => onPositions(family, at);
  if (id === 'position' || id === 'sides1' || id === 'digit') return rowsOf(choice, (row) => on([row]));
  if (id === 'total') return [{ market: sumOfDigits(family), choice }];
  const any = /^any([23])\.(\w+)/.exec(id);
  if (any) return anyPlaces(Number(any[1]), any[2] === 'straight', choice, on);
  const pair = /^dragon_tiger\.(\d)(\d)/.exec(id);
  if (pair) return [{ market: on([Number(pair[1]) - 1, Number(pair[2]) - 1]), choice }];
  if (id.startsWith('dragon_tiger')) return [{ market: on([0, of - 1]), choice }];
  const star = /^star(\d)(?:\.(front|middle|back))?/.exec(id);
  const size = star ? Number(star[1]) : of;
  const from = star?.[2] === 'back' ? of - size : star?.[2] === 'middle' ? 1 : 0;
  return size <= 3 ? [{ market: on(all.slice(from, from + size)), choice }] : [];
}

/** 任选: each set of this many positions is a market, and the play covers all sets of the chosen positions. */
function anyPlaces(stars: number, isByRow: boolean, choice: Choice, on: (at: number[]) => Market): MarketPart[] {
  const { rows, places = [] } = choice;
  const chosen = isByRow ? rows.flatMap((picks, row) => (picks.length > 0 ? [row] : [])) : places;
  return Array.from(subsets(chosen, stars), (at) => ({
    market: on(at),
    choice: isByRow ? { rows: rows.map((picks, row) => (at.includes(row) ? picks : [])) } : { rows, places: at },
  }));
}

const onPositions = kept(
  (family: keyof typeof POSITIONS, at: readonly number[]) => `${family} ${at.join()}`,
  (family, at) =>
    numbersOf(at.length).map((number) => {
      const drawn = Array.from({ length: POSITIONS[family] }, () => '0');
      at.forEach((position, index) => (drawn[position] = number[index]!));
      return { family, digits: drawn.join('') };
    }),
);

const sumOfDigits = kept(
  (family: keyof typeof POSITIONS) => `${family} sum`,
  (family) =>
    Array.from({ length: 9 * POSITIONS[family] + 1 }, (_, sum) => {
      const drawn = Array.from({ length: POSITIONS[family] }, (_digit, index) =>
        Math.min(9, Math.max(0, sum - 9 * index)),
      );
      return { family, digits: drawn.join('') };
    }),
);

const dice = kept(
  () => 'k3',
  () => {
    const faces = [1, 2, 3, 4, 5, 6];
    return faces.flatMap((a) =>
      faces.flatMap((b) =>
        faces.flatMap((c) => (a <= b && b <= c ? [{ family: 'k3' as const, dice: [a, b, c] }] : [])),
      ),
    );
  },
);

/** The first balls in their order, or all five in any order. */
const ofEleven = kept(
  (inOrder: number) => `eleven_five ${inOrder}`,
  (inOrder) => {
    const drawn = inOrder === 0 ? [...subsets(ballsTo(11), 5)] : orderedOf(ballsTo(11), inOrder);
    return drawn.map((balls) => ({ family: 'eleven_five', balls: filled(balls, ballsTo(11)).slice(0, 5) }));
  },
);

function elevenFive(id: string): Market {
  return ofEleven(id.startsWith('first') ? Number(id[5]) : 0);
}

const inPlaces = kept(
  (places: readonly number[]) => `pk10 ${places.join()}`,
  (places) =>
    orderedOf(ballsTo(10), places.length).map((drawn) => {
      const rest = ballsTo(10).filter((ball) => !drawn.includes(ball));
      const balls = ballsTo(10).map((_, place) =>
        places.includes(place) ? drawn[places.indexOf(place)]! : rest.shift()!,
      );
      return { family: 'pk10', balls };
    }),
);

function pk10(id: string): Market | null {
  const number = Number(id.at(-1));
  if (id.startsWith('dragon_tiger')) return inPlaces([number - 1, 10 - number]);
  if (!id.startsWith('first')) return inPlaces([0, 1]);
  return number <= 3 ? inPlaces([0, 1, 2].slice(0, number)) : null;
}

const specialBall = kept(
  (lunarYear: number) => `mark_six ${lunarYear}`,
  (lunarYear) =>
    ballsTo(49).map((special) => {
      const balls = ballsTo(49).filter((ball) => ball !== special);
      return { family: 'mark_six', balls: balls.slice(0, 6), special, lunarYear };
    }),
);

/** The end of the first prize, the bottom two, and what is drawn separately: where it is drawn twice, the same value twice. */
const seaNumbers = kept(
  (family: 'thai' | 'lao' | 'hanoi', size: number, of: string) => `${family} ${of} ${size}`,
  (family, size) =>
    numbersOf(size).map((number) => {
      const twice = [number, number];
      return {
        family,
        top: number.padStart(6, '0'),
        front3: family === 'thai' ? twice : [number],
        back3: family === 'thai' ? twice : [],
        bottom2: number.slice(-2),
      };
    }),
);

function sea(family: 'thai' | 'lao' | 'hanoi', id: string): Market {
  if (id === 'bottom2' || id === 'run_bottom') return seaNumbers(family, 2, 'bottom');
  return seaNumbers(family, 3, id === 'front3' || id === 'back3' ? id : 'top');
}

type Vietnam = 'vn_north' | 'vn_central' | 'vn_south';

/**
 * Numbers of a Vietnamese draw that all have the same ending, or beginning. A play pays for each of its lots separately, and
 * every lot can have any ending; so bets on the same lots pay the minimum when all have the same ending.
 */
const vietnamNumbers = kept(
  (family: Vietnam, size: number, of: string) => `${family} ${of} ${size}`,
  (family, size, of) =>
    numbersOf(size).map((number) => ({
      family,
      numbers: Object.fromEntries(
        prizesOf(family).map(({ prize, count, digits: length }) => [
          prize,
          Array.from({ length: count }, () =>
            of.startsWith('head') ? number.padEnd(length, '0') : number.padStart(length, '0').slice(-length),
          ),
        ]),
      ),
    })),
);

/** The market of a play by its lots: the number of digits that count, and a name. */
function vietnam(family: Vietnam, id: string): Market | null {
  const base = id.replace('.orders', '').replace('.reduced', '');
  switch (base) {
    case 'de':
    case 'tens':
    case 'units':
      return vietnamNumbers(family, 2, 'special');
    case 'cang3':
    case 'xiu_chu_tail':
      return vietnamNumbers(family, 3, 'special');
    case 'lo2':
    case 'nhat_to':
    case 'bao7':
    case 'bao8.last':
    case 'bao8.spread':
    case 'de_head.lots':
      return vietnamNumbers(family, 2, base);
    case 'lo3':
    case 'xiu_chu':
    case 'xiu_chu_head':
      return vietnamNumbers(family, 3, base);
    case 'de_head.special':
    case 'de_head.first':
      return vietnamNumbers(family, 2, `head ${base}`);
    default:
      return null;
  }
}

/** Creates each market once, and its results when they are first needed. */
function kept<A extends readonly unknown[]>(
  idOf: (...about: A) => string,
  make: (...about: A) => readonly Result[],
): (...about: A) => Market {
  const known = new Map<string, Market>();
  return (...about) => {
    const id = idOf(...about);
    const before = known.get(id);
    if (before) return before;
    let made: readonly Result[] | undefined;
    const market: Market = { id, results: () => (made ??= make(...about)) };
    known.set(id, market);
    return market;
  };
}

/** All ordered selections of this size. */
function orderedOf(items: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return orderedOf(items, count - 1).flatMap((taken) =>
    items.filter((item) => !taken.includes(item)).map((item) => [...taken, item]),
  );
}

/** A draw that begins like this, with all other balls after it. */
function filled(first: readonly string[], all: readonly string[]): string[] {
  return [...first, ...all.filter((ball) => !first.includes(ball))];
}
