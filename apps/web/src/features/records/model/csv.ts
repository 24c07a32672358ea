import type { DayRange } from './day-range.ts';

/** Rows as comma-separated values that spreadsheets open: quoted where needed, with a byte order mark for Lao and Chinese. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

// A spreadsheet would run a text that begins like a formula; figures may begin with their sign.
function cell(text: string): string {
  const harmless = /^[=@\t\r]|^[+-](?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The name of a record's file: what it is and of which days. */
export function fileName(record: string, { from, to }: DayRange): string {
  return `${record}-${from}-${to}.csv`;
}

/** Gives the visitor a file made here. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
