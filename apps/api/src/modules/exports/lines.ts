import { CSV_BEGINNING, csvLine } from '../../platform/csv.ts';
import type { ExportList } from '../../platform/export-list.ts';

/** The first line: the columns, and of times the zone that they are in. */
export function headOf({ columns }: ExportList, timeZone: string): string {
  return CSV_BEGINNING + csvLine(columns.map(({ name, kind }) => (kind === 'time' ? `${name} (${timeZone})` : name)));
}

/** Rows of a list as lines of a file. */
export function linesOf({ columns }: ExportList, rows: readonly (readonly unknown[])[], timeZone: string): string {
  return rows
    .map((row) =>
      csvLine(row.map((cell, at) => (columns[at]!.kind === 'time' ? timeIn(cell, timeZone) : textOf(cell)))),
    )
    .join('');
}

/** As spreadsheets read a time. */
function timeIn(cell: unknown, timeZone: string): string {
  if (cell === null) return '';
  const at = Temporal.Instant.from(String(cell)).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return at.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

function textOf(cell: unknown): string {
  if (cell === null) return '';
  if (Array.isArray(cell)) return cell.join(' ');
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
