import { saveFile } from './save-file.ts';

/** Rows as comma-separated values that spreadsheets open: quoted where needed, with a byte order mark for Lao and Chinese. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

// A spreadsheet runs a text that begins like a formula; figures may begin with their sign.
function cell(text: string): string {
  const harmless = /^[=@\t\r]|^[+-](?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Downloads a table that was made here. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(name, 'text/csv', toCsv(rows));
}
