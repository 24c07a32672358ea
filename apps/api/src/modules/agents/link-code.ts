import { randomInt } from 'node:crypto';

// Without the letters and digits that people take for one another.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code to invite with: short enough to be read out, one of 10^12, so that nobody finds another's by trying. */
export function randomLinkCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]!).join('');
}
