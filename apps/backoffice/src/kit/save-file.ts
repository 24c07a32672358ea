/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string, type: 'application/json'): void {
  saveBlob({ name, content: new Blob([text], { type }) });
}

/** The same for what has arrived as a file. */
export function saveBlob({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
