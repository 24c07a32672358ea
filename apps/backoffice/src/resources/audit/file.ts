import type { AdminAuditEntry } from '@champa/contract';

const columns = ['id', 'at', 'by', 'ip', 'action', 'reason', 'detail', 'before', 'after', 'requestId', 'hash'] as const;

/** Entries as a file for spreadsheets. */
export function csvOf(entries: readonly AdminAuditEntry[]): string {
  const lines = entries.map((entry) => columns.map((column) => cellOf(entry[column])).join(','));
  return [columns.join(','), ...lines].join('\r\n');
}

/** A spreadsheet takes what begins with these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: unknown): string {
  const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
