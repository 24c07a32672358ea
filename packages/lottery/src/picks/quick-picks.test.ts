import { describe, expect, test } from 'vitest';
import {
  checkChoice,
  families,
  findPlay,
  picksFor,
  pickOf,
  playsOf,
  quickPicks,
  randomChoice,
  rangeOf,
  type Row,
} from '../index.ts';
import { seeded } from '../testing/random.ts';

const rowOf = (family: (typeof families)[number], id: string): Row => findPlay(family, id)!.board.rows[0]!;

test('the buttons of a row of digits pick what they say', () => {
  const row = rowOf('five_digits', 'star5.straight');
  expect(quickPicks.map((pick) => pickOf(row, pick).join(''))).toEqual([
    '0123456789',
    '56789',
    '01234',
    '13579',
    '02468',
    '',
  ]);
  expect(picksFor(row)).toEqual(quickPicks);
});

test('balls are big from the upper half on', () => {
  expect(pickOf(rowOf('eleven_five', 'any5'), 'big')).toEqual(['06', '07', '08', '09', '10', '11']);
  expect(pickOf(rowOf('mark_six', 'special'), 'big')[0]).toBe('25');
  expect(pickOf(rowOf('pk10', 'position'), 'small')).toEqual(['01', '02', '03', '04', '05']);
  expect(pickOf(rowOf('mark_six', 'special'), 'odd')).toHaveLength(25);
});

test('symbols that are not numbers have only all and clear, typed numbers only clear', () => {
  const zodiac = rowOf('mark_six', 'special_zodiac');
  expect(picksFor(zodiac)).toEqual(['all', 'clear']);
  expect(pickOf(zodiac, 'big')).toEqual([]);
  expect(pickOf(zodiac, 'all')).toHaveLength(12);
  expect(picksFor(rowOf('thai', 'top3'))).toEqual(['clear']);
});

test('a button never picks more than the row accepts', () => {
  expect(pickOf(rowOf('vn_south', 'xien2'), 'all')).toHaveLength(20);
});

test('a range works in either direction', () => {
  const pairs = rowOf('vn_north', 'lo2');
  expect(rangeOf(pairs, '07', '11')).toEqual(['07', '08', '09', '10', '11']);
  expect(rangeOf(pairs, '11', '07')).toEqual(['07', '08', '09', '10', '11']);
  expect(rangeOf(rowOf('vn_north', 'lo3'), '000', '012')).toHaveLength(13);
  expect(rangeOf(rowOf('vn_north', 'lo3'), '998', '1005')).toEqual(['998', '999']);
  expect(rangeOf(pairs, 'x', '07')).toEqual([]);
});

describe.each(families)('%s', (family) => {
  test.each(playsOf(family).map((play) => ({ id: play.id, play })))(
    '$id: a random choice has a line, and choices differ',
    ({ play }) => {
      const source = seeded(11);
      const seen = new Set<string>();
      for (let round = 0; round < 12; round += 1) {
        const choice = randomChoice(play, source);
        expect(checkChoice(play, choice)).toMatchObject({ ok: true, choice });
        seen.add(JSON.stringify(choice));
        // Random choices have no bankers.
        if (play.board.rows[1]?.id === 'bankers') expect(choice.rows[1]).toEqual([]);
      }
      const rows = play.board.rows.map(({ symbols }) => ('includes' in symbols ? symbols.length : 1000));
      if (Math.max(...rows) > 1) expect(seen.size).toBeGreaterThan(1);
    },
  );
});
