/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json'): void {
  // Spreadsheets take a text for UTF-8 by its mark; JSON has none.
  const mark = type === 'text/csv' ? '\u{FEFF}' : '';
  const address = URL.createObjectURL(new Blob([mark, text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
