/** The numbers in what somebody typed or pasted, each once, in their order; and what is none. Whatever is no digit parts them. */
export function readNumbers(
  text: string,
  digits: number,
  isKnown: (number: string) => boolean,
): { numbers: string[]; unknown: string[] } {
  const words = text.split(/\D+/).filter((word) => word !== '');
  // A list without anything between is cut: 123456 are 123 and 456.
  const pieces = words.flatMap((word) => (word.length % digits === 0 ? cut(word, digits) : [word]));
  const numbers = new Set<string>();
  const unknown = new Set<string>();
  for (const piece of pieces) (isKnown(piece) ? numbers : unknown).add(piece);
  return { numbers: [...numbers], unknown: [...unknown] };
}

function cut(word: string, digits: number): string[] {
  return Array.from({ length: word.length / digits }, (_, index) => word.slice(index * digits, (index + 1) * digits));
}
