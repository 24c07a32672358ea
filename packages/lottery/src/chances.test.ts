import { describe, expect, test } from 'vitest';
import {
  type FamilyId,
  findPlay,
  type Line,
  type LineKind,
  type Play,
  playsOf,
  randomChoice,
  type Result,
} from './index.ts';
import { seeded } from './testing/random.ts';
import { cartesian, subsetsOf } from './testing/oracle-tools.ts';

// For every play except the Vietnamese ones (vietnam-chances.test.ts), every outcome is enumerated, and the wins of lines of each
// kind are counted. If a play reads only some positions, only these vary. This covers the whole space if the play really reads no
// other position; otherwise the comparison with the oracle on random results would fail.

type Sample = { line: Line; kind: LineKind };

const DIGITS = [...'0123456789'];
const families: FamilyId[] = [
  'five_digits',
  'three_digits',
  'dragon_tiger',
  'k3',
  'eleven_five',
  'pk10',
  'thai',
  'lao',
  'hanoi',
];

describe.each(families)('%s', (family) => {
  test.each(playsOf(family).map((play) => ({ id: play.id, play })))(
    '$id wins in as many outcomes as it states',
    ({ play }) => {
      const samples = samplesOf(play);
      expect(new Set(samples.map(({ kind }) => kind.id))).toEqual(new Set(play.kinds.map(({ id }) => id)));
      for (const { line, kind } of samples) expectStated(play, line, kind, outcomesOf(play, line));
    },
  );
});

describe('Mark Six', () => {
  const specials = balls(49).map((special): Result => {
    const main = balls(49).filter((ball) => ball !== special);
    return { family: 'mark_six', balls: main.slice(0, 6), special, lunarYear: 2026 };
  });

  test.each(['special', 'special_sides', 'special_colour'])(
    '%s wins in as many of the 49 numbers as it states',
    (id) => {
      const play = findPlay('mark_six', id)!;
      for (const { line, kind } of samplesOf(play, 60)) expectStated(play, line, kind, specials);
    },
  );

  test('the animal of the lunar year has five numbers, every other four', () => {
    const play = findPlay('mark_six', 'special_zodiac')!;
    const animals = play.board.rows[0]!.symbols as readonly string[];
    for (let lunarYear = 2020; lunarYear <= 2031; lunarYear += 1) {
      const wins = animals.map((animal) => {
        const tiers = specials.flatMap((result) =>
          play.wins({ rows: [[animal]] }, { ...result, lunarYear } as Result).map(({ tier }) => tier),
        );
        return `${tiers.length} ${[...new Set(tiers)].join()}`;
      });
      expect(wins.filter((won) => won === '5 year')).toHaveLength(1);
      expect(wins.filter((won) => won === '4 others')).toHaveLength(11);
      expect(wins[(lunarYear - 2020) % 12]).toBe('5 year');
    }
    expect(play.kinds).toMatchObject([
      { id: 'year', ways: 5n, outcomes: 49n },
      { id: 'others', ways: 4n, outcomes: 49n },
    ]);
  });

  // 13,983,816 tickets against one draw, by nothing but loops; the engine then counts the same from one choice of all balls.
  test('six wins in as many tickets as it states', () => {
    const counts = new Map<string, number>();
    const main = 6;
    let tickets = 0;
    for (let a = 1; a <= 44; a += 1)
      for (let b = a + 1; b <= 45; b += 1)
        for (let c = b + 1; c <= 46; c += 1)
          for (let d = c + 1; d <= 47; d += 1)
            for (let e = d + 1; e <= 48; e += 1) {
              const five = +(a <= main) + +(b <= main) + +(c <= main) + +(d <= main) + +(e <= main);
              const hasSeven = a === 7 || b === 7 || c === 7 || d === 7 || e === 7;
              tickets += 49 - e;
              if (five < 2) continue;
              for (let f = e + 1; f <= 49; f += 1) {
                const right = five + +(f <= main);
                if (right < 3) continue;
                const key = `${right}${right < 6 && (hasSeven || f === 7) ? '+' : ''}`;
                counts.set(key, (counts.get(key) ?? 0) + 1);
              }
            }
    expect(tickets).toBe(13_983_816);
    const stated = { '6': 1, '5+': 6, '5': 252, '4+': 630, '4': 12_915, '3+': 17_220, '3': 229_600 };
    expect(Object.fromEntries(counts)).toEqual(stated);

    const six = findPlay('mark_six', 'six')!;
    const draw: Result = { family: 'mark_six', balls: balls(6), special: '07', lunarYear: 2026 };
    const wins = six.wins({ rows: [balls(49), []] }, draw);
    expect(wins.map(({ times }) => Number(times))).toEqual(
      Object.values({ ...stated, '6': 1 }).toSorted((a, b) => a - b),
    );
    expect(six.kinds[0]!.tiers.map(({ id, hits }) => ({ tier: id, times: hits }))).toEqual(wins);
    expect(six.kinds[0]!.outcomes).toBe(13_983_816n);
  });
});

function expectStated(play: Play, line: Line, kind: LineKind, outcomes: readonly Result[]): void {
  const hits: Record<string, bigint> = {};
  let ways = 0n;
  for (const result of outcomes) {
    let hasWon = false;
    for (const { tier, times } of play.lineWins(line, result)) {
      hits[tier] = (hits[tier] ?? 0n) + times;
      hasWon ||= tier !== 'refund';
    }
    if (hasWon) ways += 1n;
  }
  const total = BigInt(outcomes.length);
  // The stated fraction may be in lower terms than the space.
  expect(ways * kind.outcomes).toBe(kind.ways * total);
  expect((hits['refund'] ?? 0n) * kind.outcomes).toBe(kind.refunds * total);
  for (const tier of kind.tiers) expect((hits[tier.id] ?? 0n) * kind.outcomes).toBe(tier.hits * total);
}

/** Some lines of each kind, from random choices. */
function samplesOf(play: Play, most = 3): Sample[] {
  const source = seeded(play.id.length);
  const samples: Sample[] = [];
  for (let tries = 0; tries < 400; tries += 1) {
    for (const line of play.enumerate(randomChoice(play, source))) {
      const kind = play.kinds.find(({ id }) => id === line.kind)!;
      if (samples.filter((sample) => sample.kind === kind).length < most && samples.length < most * play.kinds.length)
        samples.push({ line, kind });
      break;
    }
  }
  return samples;
}

const spaces = new Map<string, readonly Result[]>();

/** All outcomes of the positions that a line of a play reads. */
function outcomesOf(play: Play, line: Line): readonly Result[] {
  const at =
    play.family === 'pk10'
      ? placesOfPk10(play.id, line)
      : play.family.endsWith('digits')
        ? positionsOf(play, line)
        : [];
  const key = `${play.family} ${at.join()}${play.family === 'thai' ? play.id : ''}`;
  const known = spaces.get(key) ?? makeSpace(play, at);
  spaces.set(key, known);
  return known;
}

function makeSpace({ family, id }: Play, at: readonly number[]): readonly Result[] {
  switch (family) {
    case 'five_digits':
    case 'three_digits':
      return cartesian(at.map(() => DIGITS)).map((values) => {
        const digits = [...(family === 'five_digits' ? '27182' : '718')];
        values.forEach((value, index) => (digits[at[index]!] = value));
        return { family, digits: digits.join('') };
      });
    case 'dragon_tiger':
      return cartesian([DIGITS, DIGITS]).map((values) => ({ family, digits: values.join('') }));
    case 'k3':
      return cartesian([[...'123456'], [...'123456'], [...'123456']]).map((dice) => ({
        family,
        dice: dice.map(Number),
      }));
    case 'eleven_five':
      return ordersOf(balls(11), 5).map((drawn) => ({ family, balls: drawn }));
    case 'pk10':
      return ordersOf(balls(10), at.length).map((drawn) => {
        const rest = balls(10).filter((ball) => !drawn.includes(ball));
        return {
          family,
          balls: balls(10).map((_, place) => (at.includes(place) ? drawn[at.indexOf(place)]! : rest.shift()!)),
        };
      });
    default:
      return seaSpace(family as 'thai' | 'lao' | 'hanoi', id);
  }
}

/**
 * The last three digits of the first prize and the bottom two are separate in a space; front and back are drawn twice in
 * Thailand.
 */
function seaSpace(family: 'thai' | 'lao' | 'hanoi', id: string): Result[] {
  const numbers = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
  if (family === 'thai' && (id === 'front3' || id === 'back3'))
    return numbers.flatMap((one) =>
      numbers.map((two) => ({ family, top: '000000', front3: [one, two], back3: [one, two], bottom2: '00' })),
    );
  return numbers.map((number) => {
    const two = number.slice(1);
    return { family, top: `${number}${number}`, front3: [number], back3: [], bottom2: two };
  });
}

function positionsOf({ family, id }: Play, line: Line): number[] {
  const all = family === 'five_digits' ? [0, 1, 2, 3, 4] : [0, 1, 2];
  if (line.places) return [...line.places];
  if (id === 'position') return [line.row!];
  const pair = /dragon_tiger\.(\d)(\d)/.exec(id);
  if (pair) return [Number(pair[1]) - 1, Number(pair[2]) - 1];
  const stars = Number(/^star(\d)/.exec(id)?.[1] ?? all.length);
  if (id.includes('.front')) return all.slice(0, stars);
  if (id.includes('.back')) return all.slice(-stars);
  return id.includes('.middle') ? [1, 2, 3] : all;
}

function placesOfPk10(id: string, line: Line): number[] {
  if (id === 'position') return [line.row!];
  const place = Number(id.at(-1)) - 1;
  if (id.startsWith('dragon_tiger')) return [place, 9 - place];
  return id.startsWith('first') ? [0, 1, 2, 3, 4].slice(0, place + 1) : [0, 1];
}

/** All ordered selections of this size. */
function ordersOf(items: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(
      items.filter((item) => item !== first),
      count - 1,
    ).map((rest) => [first, ...rest]),
  );
}

function balls(last: number): string[] {
  return Array.from({ length: last }, (_, n) => String(n + 1).padStart(2, '0'));
}

test('the spaces are complete', () => {
  expect(ordersOf(balls(11), 5)).toHaveLength(55_440);
  expect(subsetsOf(balls(11), 5)).toHaveLength(462);
});
