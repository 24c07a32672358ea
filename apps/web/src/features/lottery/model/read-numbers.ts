/**
 * The distinct numbers of a typed or pasted text in their order, and what is not a number. Anything but digits separates
 * them.
 */
export function readNumbers(
  text: string,
  digits: number,
  isKnown: (number: string) => boolean,
): { numbers: string[]; unknown: string[] } {
  const words = text.split(/\D+/).filter((word) => word !== '');
  // Digits without separators are split: 123456 is 123 and 456.
  const pieces = words.flatMap((word) => (word.length % digits === 0 ? cut(word, digits) : [word]));
  const numbers = new Set<string>();
  const unknown = new Set<string>();
  for (const piece of pieces) (isKnown(piece) ? numbers : unknown).add(piece);
  return { numbers: [...numbers], unknown: [...unknown] };
}

function cut(word: string, digits: number): string[] {
  return Array.from({ length: word.length / digits }, (_, index) => word.slice(index * digits, (index + 1) * digits));
}
