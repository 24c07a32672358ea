import type { ExportedList, ExportFault, ExportState } from '@champa/contract';

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
