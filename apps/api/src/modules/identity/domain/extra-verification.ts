import type { ExtraVerificationMethod } from '@champa/contract';

type Known = { mobile: string | null; email: string; payeeName: string; hasAuthenticator: boolean };

export type Way = { method: ExtraVerificationMethod; hint: string };

/**
 * How a member may prove himself beyond his password. Who has an authenticator proves himself by that alone: a weaker way
 * beside it would make it useless.
 */
export function waysOf({ mobile, email, payeeName, hasAuthenticator }: Known): Way[] {
  if (hasAuthenticator) return [{ method: 'authenticator', hint: '' }];
  return [
    ...(mobile === null ? [] : [{ method: 'mobile' as const, hint: hideNumber(mobile) }]),
    ...(email === '' ? [] : [{ method: 'email' as const, hint: hideAddress(email) }]),
    ...(payeeName === '' ? [] : [{ method: 'bankAccountName' as const, hint: '' }]),
  ];
}

/** `+8562055512345` as `+856*******345`. */
export function hideNumber(mobile: string): string {
  return mobile.slice(0, 4) + '*'.repeat(Math.max(0, mobile.length - 7)) + mobile.slice(-3);
}

/** `somphone@champa.la` as `s***@champa.la`. */
export function hideAddress(email: string): string {
  return `${[...email][0] ?? ''}***${email.slice(email.lastIndexOf('@'))}`;
}

/** Whether two spellings are one name: case, spaces and the order of Unicode's marks aside. */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b) && plain(a) !== '';
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
