/** The byte order mark by which spreadsheets read a file as UTF-8. */
export const CSV_BEGINNING = '\uFEFF';

/** One line of comma-separated values. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

const FIGURE = /^-?\d{1,15}(\.\d{1,5})?$/;

// A spreadsheet runs a text that begins like a formula, also after blanks. A plain number may begin with its sign.
function csvCell(text: string): string {
  const harmless = !FIGURE.test(text) && /^[\s\uFEFF]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
