import type { ExportedList, ExportFault, ExportState } from '@champa/contract';
import { CSV_BEGINNING, csvLine } from '../../../platform/csv.ts';
import type { ExportList } from '../../../platform/export-list.ts';

/** An export: what was asked for, and how far its file is. */
export type ExportFile = {
  id: bigint;
  staffId: bigint;
  list: ExportedList;
  filter: object;
  state: ExportState;
  fault: ExportFault | null;
  rows: number;
  bytes: bigint;
  parts: number;
  place: string | null;
  whole: boolean;
  tries: number;
  startedAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
};

/** Spreadsheets open no more rows. */
export const MOST_ROWS = 1_000_000;

const KEPT_FOR = { hours: 24 };

/** Until when a file can be fetched; null where there is none. */
export function keptUntil({ state, endedAt }: ExportFile): Temporal.Instant | null {
  return state === 'done' && endedAt ? endedAt.add(KEPT_FOR) : null;
}

/** What ended before this is dropped. */
export const oldestKept = (now: Temporal.Instant): Temporal.Instant => now.subtract(KEPT_FOR);

export function fileNameOf({ list, startedAt }: ExportFile, timeZone: string): string {
  const at = startedAt.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
  return `${list}-${at.replace('T', '-').replace(':', '')}.csv`;
}

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
