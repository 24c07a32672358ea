import { formatDecimal, parseAmount, shownParts } from '@champa/money';

/**
 * Rows that are shown beside their sums, with these columns in hundredths: each column adds up to its sum as it is shown. The API's
 * decimals are exact.
 */
export function shownRows<Column extends string, Row extends Record<Column, string>>(
  rows: readonly Row[],
  columns: readonly Column[],
): Row[] {
  const shown = columns.map((column) => shownParts(rows.map((row) => parseAmount(row[column]))));
  return rows.map((row, index) => ({
    ...row,
    ...Object.fromEntries(columns.map((column, n) => [column, formatDecimal(shown[n]![index]!)])),
  }));
}
