import { randomBytes } from 'node:crypto';

const HOW_MANY = 10;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Codes for those who lose their device: each 80 random bits in the letters of base 32, in four groups. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, newRecoveryCode);
}

/** A code as it is compared, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function newRecoveryCode(): string {
  const code = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return code.match(/.{4}/g)!.join('-');
}
