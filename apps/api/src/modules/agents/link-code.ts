import { randomInt } from 'node:crypto';

// Without letters and digits that look alike.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** An invitation code: short enough to be read out, one of 10^12, so that nobody finds another's by trying. */
export function randomLinkCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]!).join('');
}
