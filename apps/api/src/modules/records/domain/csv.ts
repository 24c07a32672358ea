/** What a file of comma-separated values begins with, so that spreadsheets read it as UTF-8. */
export const CSV_BEGINNING = '\uFEFF';

/** One line of a file that spreadsheets open. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

const FIGURE = /^-?\d{1,15}(\.\d{1,5})?$/;

// A spreadsheet would run a text that begins like a formula, also behind blanks. A plain figure may begin with its sign.
function csvCell(text: string): string {
  const harmless = !FIGURE.test(text) && /^[\s\uFEFF]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
