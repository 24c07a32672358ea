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
  const groups = [pick(SMALL, 4), pick(CAPITAL, 4), pick(DIGITS, 4), pick(SMALL + CAPITAL + DIGITS, 3)];
  return groups.join('') + pick(SYMBOLS, 1);
}

function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]!).join('');
}
