import type { OperationValue, personalProfit } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import { shownRows } from '../../kit/lists/shown-figures.ts';

type Report = OperationValue<typeof personalProfit>;
type Play = { stake: string; openStake: string; win: string; validBet: string; net: string };

const PLAY = ['stake', 'openStake', 'win', 'validBet'] as const;
const MONEY = ['deposits', 'withdrawals', 'bonus'] as const;

/** Rows of play whose columns add up as they are shown, and whose net is that of the shown figures. */
export function shownPlay<Row extends Play>(rows: readonly Row[]): Row[] {
  return shownRows(rows, PLAY).map((row) => ({
    ...row,
    net: formatDecimal(parseAmount(row.win) - parseAmount(row.stake) + parseAmount(row.openStake)),
  }));
}

/** The totals of play, with the net of the shown figures. */
export function shownTotals<Totals extends Play>(totals: Totals): Totals {
  return shownPlay([totals])[0]!;
}

/** A report whose days and areas add up to its totals as they are shown. */
export function shownProfit(report: Report): Report {
  return {
    days: shownRows(shownPlay(report.days), MONEY),
    areas: shownPlay(report.areas),
    totals: shownTotals(report.totals),
  };
}
