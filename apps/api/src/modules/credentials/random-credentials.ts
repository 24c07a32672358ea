import { randomInt } from 'node:crypto';

// Without the letters and digits that people take for one another.
const SMALL = 'abcdefghijkmnpqrstuvwxyz';
const CAPITAL = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '-+=#';

/** A name nobody has, as far as chance goes: a letter first, then letters and digits. */
export function randomUsername(): string {
  return pick(SMALL, 1) + pick(SMALL + DIGITS, 9);
}

/** About 80 random bits; with a small letter, a capital, a digit and a symbol, so that it passes any brand's rule. */
export function randomPassword(): string {
  return passwordOf(pick);
}

/** The same out of random bytes, 16 or more: the same bytes give the same password. A letter taken by the rest of a byte is at most a tenth likelier. */
export function passwordFrom(bytes: Buffer): string {
  let next = 0;
  return passwordOf((alphabet, length) =>
    Array.from({ length }, () => alphabet[bytes[next++]! % alphabet.length]!).join(''),
  );
}

function passwordOf(take: (alphabet: string, length: number) => string): string {
  const groups = [take(SMALL, 4), take(CAPITAL, 4), take(DIGITS, 4), take(SMALL + CAPITAL + DIGITS, 3)];
  return groups.join('') + take(SYMBOLS, 1);
}

function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]!).join('');
}
