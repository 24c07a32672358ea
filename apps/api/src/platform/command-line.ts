/** Writes a line of what a command answers. */
export function line(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The reason an operator gives for a change. @throws Error where it is none */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '') throw new Error('A reason is needed.');
  return reason;
}
