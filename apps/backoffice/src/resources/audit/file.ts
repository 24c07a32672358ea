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

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\u{FEFF}', text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
