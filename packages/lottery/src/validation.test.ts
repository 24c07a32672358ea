import { examples } from '@champa/testkit/examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkChoice,
  type Choice,
  families,
  findPlay,
  hasSymbol,
  MAX_LINES,
  type Play,
  playsOf,
  randomChoice,
} from './index.ts';
import { randomResult, seeded, wideChoice } from './testing/random.ts';

const everyPlay = families.flatMap((family) => playsOf(family).map((play) => ({ name: `${family} ${play.id}`, play })));

describe.each(everyPlay)('$name', ({ play }) => {
  test('counts exactly the lines that it lists, each once, of a kind that the play states', () => {
    const source = seeded(play.id.length);
    for (let round = 0; round < 6; round += 1) {
      const choice = wideChoice(play, randomResult(play, source), source, 300n);
      const lines = [...play.enumerate(choice)];
      expect(BigInt(lines.length)).toBe(play.lines(choice));
      expect(lines.every(({ kind }) => play.kinds.some(({ id }) => id === kind))).toBe(true);
      // Two typed numbers may share orders (12 and 21), and each is paid for.
      if (!play.id.endsWith('orders'))
        expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length);
    }
  });

  test('a choice wins what its lines win', () => {
    if (play.wholeKind) return;
    const source = seeded(play.id.length + 1);
    for (let round = 0; round < 6; round += 1) {
      const result = randomResult(play, source);
      const choice = wideChoice(play, result, source, 300n);
      const byLine: Record<string, bigint> = {};
      for (const line of play.enumerate(choice))
        for (const { tier, times } of play.lineWins(line, result)) byLine[tier] = (byLine[tier] ?? 0n) + times;
      const together: Record<string, bigint> = {};
      for (const { tier, times } of play.wins(choice, result)) together[tier] = (together[tier] ?? 0n) + times;
      expect(together).toEqual(byLine);
    }
  });

  test('accepts a random choice in any order, and nothing from another board', () => {
    const source = seeded(play.id.length + 2);
    const choice = randomChoice(play, source);
    const checked = checkChoice(play, choice);
    expect(checked).toMatchObject({ ok: true, choice });
    const turned: Choice = { ...choice, rows: choice.rows.map((row) => row.toReversed()) };
    expect(checkChoice(play, turned)).toEqual(checked);
    expect(checkChoice(play, { ...choice, rows: [...choice.rows, []] })).toMatchObject({
      problem: { code: 'WRONG_ROWS' },
    });
    const places = play.board.places ? undefined : [0, 1];
    expect(checkChoice(play, { rows: choice.rows, places })).toMatchObject({ problem: { code: 'WRONG_PLACES' } });
    const row = choice.rows.findIndex((picks) => picks.length > 0);
    const withMore = (symbol: string) => ({
      ...choice,
      rows: choice.rows.map((picks, index) => (index === row ? [...picks, symbol] : picks)),
    });
    const isFull = choice.rows[row]!.length >= play.board.rows[row]!.max;
    const codes = isFull ? ['TOO_MANY', 'TOO_MANY'] : ['SYMBOL_UNKNOWN', 'SYMBOL_REPEATED'];
    expect(checkChoice(play, withMore('x'))).toMatchObject({ problem: { code: codes[0], row } });
    expect(checkChoice(play, withMore(choice.rows[row]![0]!))).toMatchObject({ problem: { code: codes[1], row } });
    expect(checkChoice(play, { ...choice, rows: choice.rows.map(() => []) })).toMatchObject({ ok: false });
  });
});

test('validation never throws, whatever the input', () => {
  const symbols = fc.array(fc.oneof(fc.string({ maxLength: 5 }), fc.integer().map(String), fc.anything()), {
    maxLength: 6,
  });
  const nearly = fc.record({
    rows: fc.array(symbols, { maxLength: 10 }),
    places: fc.option(fc.array(fc.integer({ min: -1, max: 6 }))),
  });
  fc.assert(
    fc.property(fc.constantFrom(...everyPlay), fc.oneof(fc.anything(), nearly), ({ play }, given) => {
      const checked = checkChoice(play, given);
      if (checked.ok) expect(checked.lines).toBeGreaterThan(0n);
      else expect(checked.problem.code).toMatch(/^[A-Z_]+$/);
    }),
    { numRuns: examples(500, 3000) },
  );
});

test('places are positions of the result, each once, and enough of them', () => {
  const play = of('five_digits', 'any3.group6');
  const rows = [['1', '2', '3', '4']];
  expect(checkChoice(play, { rows, places: [4, 0, 2, 3] })).toEqual({
    ok: true,
    choice: { rows, places: [0, 2, 3, 4] },
    lines: 16n,
  });
  for (const places of [[0, 1], [0, 1, 5], [0, 0, 1], [0.5, 1, 2], ['0', 1, 2], 'abc', null, [-1, 1, 2]])
    expect(checkChoice(play, { rows, places })).toMatchObject({ problem: { code: 'WRONG_PLACES' } });
});

test('refuses a choice with too many lines, without lines, or with a banker chosen twice', () => {
  const six = of('mark_six', 'six');
  const all = Array.from({ length: 49 }, (_, n) => String(n + 1).padStart(2, '0'));
  expect(checkChoice(six, { rows: [all, []] })).toMatchObject({ problem: { code: 'TOO_MANY_LINES' } });
  expect(six.lines({ rows: [all, []] })).toBeGreaterThan(MAX_LINES);
  expect(checkChoice(six, { rows: [all.slice(0, 5), []] })).toMatchObject({ problem: { code: 'NO_LINES' } });
  expect(checkChoice(six, { rows: [all.slice(0, 6), ['01']] })).toMatchObject({ problem: { code: 'NO_LINES' } });
  expect(checkChoice(six, { rows: [all.slice(0, 6), ['49']] })).toMatchObject({ ok: true, lines: 6n });
});

test('rows are named after their positions', () => {
  const names = (family: (typeof families)[number], id: string) => of(family, id).board.rows.map((row) => row.id);
  expect(names('five_digits', 'position')).toEqual(['wan', 'qian', 'bai', 'shi', 'ge']);
  expect(names('five_digits', 'star2.back.straight')).toEqual(['shi', 'ge']);
  expect(names('three_digits', 'position')).toEqual(['bai', 'shi', 'ge']);
  expect(names('dragon_tiger', 'digit')).toEqual(['dragon', 'tiger']);
});

test('typed numbers have the right number of digits, and exclude triples if the play says so', () => {
  const row = (play: Play) => play.board.rows[0]!;
  const tod = row(of('thai', 'tod3'));
  expect(['123', '112', '000', '12', '1234', '12a', '１２３'].map((symbol) => hasSymbol(tod, symbol))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(hasSymbol(row(of('thai', 'top3')), '000')).toBe(true);
});

test('lines with distinct positions are counted without listing them', () => {
  const first5 = of('pk10', 'first5');
  const all = Array.from({ length: 10 }, (_, n) => String(n + 1).padStart(2, '0'));
  expect(first5.lines({ rows: [all, all, all, all, all] })).toBe(30_240n);
  expect(first5.lines({ rows: [['01'], ['01', '02'], ['03'], ['04'], ['05']] })).toBe(1n);
  expect(first5.lines({ rows: [['01'], ['01'], ['03'], ['04'], ['05']] })).toBe(0n);
});

function of(family: (typeof families)[number], id: string): Play {
  return findPlay(family, id)!;
}
