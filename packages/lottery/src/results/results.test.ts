import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  animalOfBall,
  animalOfYear,
  animals,
  ballsTo,
  colourOfBall,
  colours,
  dragonTigerOf,
  endingsOf,
  families,
  lunarYearOf,
  numbersOf,
  parseResult,
  patternOf,
  resultOfNumber,
  spanOf,
  sumOf,
  type VietnamResult,
} from '../index.ts';
import { randomResult, seeded } from '../testing/random.ts';
import { lunarYears } from './zodiac.ts';

describe.each(families)('a result of %s', (family) => {
  test('is accepted as it is and as text, without anything that does not belong to it', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const result = randomResult({ family, id: '' }, seeded(seed));
      const sent = { ...JSON.parse(JSON.stringify(result)), source: 'x' };
      expect(parseResult(family, sent)).toEqual({ ok: true, result });
    }
  });

  test('that is garbage is refused without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const parsed = parseResult(family, given);
        expect(parsed.ok).toBe(false);
      }),
    );
  });

  test('with too many or too few digits is refused', () => {
    const result = JSON.stringify(randomResult({ family, id: '' }, seeded(3)));
    const withFirst = (make: (text: string) => string) =>
      parseResult(family, JSON.parse(result.replace(family === 'k3' ? /\b\d\b/ : /"\d+"/, make)));
    const longer = withFirst((text) => (family === 'k3' ? '7' : `"1${text.slice(1)}`));
    // A number of Laos or Hanoi has five or six digits.
    if (family !== 'lao' && family !== 'hanoi') expect(longer.ok).toBe(false);
    expect(withFirst((text) => (family === 'k3' ? '0' : `"${text.slice(3)}`)).ok).toBe(false);
  });
});

test('a refusal says what is wrong with a result', () => {
  const code = (family: (typeof families)[number], given: unknown) => {
    const parsed = parseResult(family, given);
    return parsed.ok ? 'ok' : `${parsed.problem.field} ${parsed.problem.code}`;
  };
  const main = ['01', '02', '03', '04', '05', '06'];
  expect(code('mark_six', { balls: main, special: '06', lunarYear: 2026 })).toBe('special REPEATED_BALL');
  expect(code('mark_six', { balls: main, special: '50', lunarYear: 2026 })).toBe('special UNKNOWN_BALL');
  expect(code('mark_six', { balls: main, special: '07', lunarYear: 1999 })).toBe('lunarYear UNKNOWN_YEAR');
  expect(code('eleven_five', { balls: ['01', '02', '03', '04', '04'] })).toBe('balls REPEATED_BALL');
  expect(code('eleven_five', { balls: ['01', '02', '03', '04', '12'] })).toBe('balls UNKNOWN_BALL');
  expect(code('eleven_five', { balls: ['01'] })).toBe('balls WRONG_COUNT');
  expect(code('k3', { dice: [1, 2, 7] })).toBe('dice WRONG_DIGITS');
  expect(code('five_digits', { digits: 12345 })).toBe('digits WRONG_DIGITS');
  const north = randomResult({ family: 'vn_north', id: '' }, seeded(1)) as VietnamResult;
  expect(code('vn_north', { ...north, numbers: { ...north.numbers, g7: ['1', '02', '03', '04'] } })).toBe(
    'g7 WRONG_DIGITS',
  );
  expect(code('vn_north', { ...north, numbers: { ...north.numbers, g6: ['123'] } })).toBe('g6 WRONG_COUNT');
  expect(code('vn_north', { ...north, second: 7 })).toBe('second MALFORMED');
  expect(code('vn_south', north)).toBe('special WRONG_DIGITS');
  expect(code('thai', { top: '012345', bottom2: '1', front3: ['001', '002'], back3: ['003', '004'] })).toBe(
    'bottom2 WRONG_DIGITS',
  );
  expect(code('lao', { top: '012345', bottom2: '99' })).toBe('bottom2 WRONG_DIGITS');
});

test('a number of Laos or Hanoi has its bottom two where the brand says', () => {
  expect(resultOfNumber('lao', '012345', 'first')).toMatchObject({
    result: { bottom2: '01', front3: ['012'], back3: [] },
  });
  expect(resultOfNumber('hanoi', '12345', 'before_last_two')).toMatchObject({ result: { bottom2: '23' } });
  expect(resultOfNumber('hanoi', '1234', 'first')).toMatchObject({ ok: false });
});

test('endings are counted among numbers that are long enough, and leading zeros count', () => {
  const numbers = { special: ['00107'], g1: ['00207'], g6: ['107'], g7: ['07'] };
  const draw: VietnamResult = { family: 'vn_north', numbers };
  expect(endingsOf(draw, 2)).toEqual(new Map([['07', 4]]));
  expect(endingsOf(draw, 3)).toEqual(
    new Map([
      ['107', 2],
      ['207', 1],
    ]),
  );
  expect(endingsOf(draw, 4)).toEqual(
    new Map([
      ['0107', 1],
      ['0207', 1],
    ]),
  );
  expect(endingsOf({ ...draw, second: { g8: ['07'] } }, 2).get('07')).toBe(5);
});

test('sums, spans and dragon-tiger of digits', () => {
  expect([sumOf('09999'), sumOf('000'), spanOf('39123'), spanOf('555')]).toEqual([36, 0, 8, 0]);
  expect([dragonTigerOf(9, 0), dragonTigerOf(0, 9), dragonTigerOf(4, 4)]).toEqual(['dragon', 'tiger', 'tie']);
});

test('every three digits have one pattern, and digits are cyclic', () => {
  const counts = Map.groupBy(numbersOf(3), patternOf);
  expect(Object.fromEntries([...counts].map(([name, all]) => [name, all.length]))).toEqual({
    leopard: 10,
    straight: 60,
    pair: 270,
    half_straight: 360,
    mixed: 300,
  });
  expect(['890', '901', '098', '123', '902', '135', '119', '777'].map(patternOf)).toEqual([
    'straight',
    'straight',
    'straight',
    'straight',
    'half_straight',
    'mixed',
    'pair',
    'leopard',
  ]);
});

describe('the lunar year', () => {
  test.each(lunarYears)('of $year begins on $begins, as in the calendar', ({ year, begins }) => {
    const lunar = Temporal.PlainDate.from(begins).withCalendar('chinese');
    expect([lunar.month, lunar.day]).toEqual([1, 1]);
    expect(lunarYearOf(begins)).toBe(year);
    const eve = Temporal.PlainDate.from(begins).subtract({ days: 1 }).toString();
    expect(lunarYearOf(eve)).toBe(year === 2020 ? null : year - 1);
  });

  test('is known from 2020 to 2040', () => {
    expect(lunarYears.map(({ year }) => year)).toEqual(Array.from({ length: 21 }, (_, n) => 2020 + n));
    expect([lunarYearOf('2019-12-31'), lunarYearOf('2040-12-31'), lunarYearOf('2041-01-01')]).toEqual([
      null,
      2040,
      null,
    ]);
  });

  test('gives its animal 01, 13, 25, 37 and 49, and the animal of the year before 02', () => {
    expect([2020, 2024, 2025, 2026, 2031, 2032].map(animalOfYear)).toEqual([
      'rat',
      'dragon',
      'snake',
      'horse',
      'pig',
      'rat',
    ]);
    const of = (animal: string) => ballsTo(49).filter((ball) => animalOfBall(ball, 2026) === animal);
    expect(of('horse')).toEqual(['01', '13', '25', '37', '49']);
    expect(of('snake')).toEqual(['02', '14', '26', '38']);
    expect(of('goat')).toEqual(['12', '24', '36', '48']);
    expect(animals.flatMap(of)).toHaveLength(49);
  });
});

test('17 balls are red, 16 blue, 16 green', () => {
  expect(colours.map((colour) => ballsTo(49).filter((ball) => colourOfBall(ball) === colour).length)).toEqual([
    17, 16, 16,
  ]);
  expect(['01', '02', '03', '05', '46', '48', '49'].map(colourOfBall)).toEqual([
    'red',
    'red',
    'blue',
    'green',
    'red',
    'blue',
    'green',
  ]);
});
