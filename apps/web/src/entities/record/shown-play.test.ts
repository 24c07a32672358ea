import { formatDecimal, formatPlain, parseAmount, sum } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPlay, shownProfit, shownTotals } from './shown-play.ts';

const amount = fc.bigInt({ min: 0n, max: 10_000_000n }).map(formatDecimal);
const play = fc.record({ stake: amount, openStake: amount, win: amount, validBet: amount }).map((row) => ({
  ...row,
  rounds: 1,
  net: formatDecimal(parseAmount(row.win) - parseAmount(row.stake) + parseAmount(row.openStake)),
}));
const money = fc.record({ deposits: amount, withdrawals: amount, bonus: amount });
const columns = ['stake', 'openStake', 'win', 'validBet', 'net'] as const;

/** What a reader adds up: the amounts as they are written. */
const read = (text: string) => parseAmount(formatPlain(parseAmount(text), 'en-US').replaceAll(',', ''));
const added = <Column extends string>(rows: readonly Record<Column, string>[], column: Column) =>
  sum(rows.map((row) => read(row[column])));
const totalsOf = <Column extends string>(rows: readonly Record<Column, string>[], of: readonly Column[]) =>
  Object.fromEntries(
    of.map((column) => [column, formatDecimal(sum(rows.map((row) => parseAmount(row[column]))))]),
  ) as Record<Column, string>;

test('rows of play add up as they are written: in each column, and in each row', () => {
  fc.assert(
    fc.property(fc.array(play, { maxLength: 8 }), (rows) => {
      const shown = shownPlay(rows);
      const totals = shownTotals(totalsOf(rows, columns));
      for (const column of columns) expect(added(shown, column)).toBe(read(totals[column]));
      for (const row of [...shown, totals])
        expect(read(row.net)).toBe(read(row.win) - read(row.stake) + read(row.openStake));
    }),
  );
});

test('the days of a report add up to its totals as they are written', () => {
  const day = fc.tuple(play, money).map(([row, moved]) => ({ ...row, ...moved, day: '2026-11-24' }));
  const all = [...columns, 'deposits', 'withdrawals', 'bonus'] as const;
  fc.assert(
    fc.property(fc.array(day, { maxLength: 8 }), (days) => {
      const totals = { ...totalsOf(days, all), rounds: days.length };
      const shown = shownProfit({ days, areas: [], totals });
      for (const column of all) expect(added(shown.days, column)).toBe(read(shown.totals[column]));
    }),
  );
});
