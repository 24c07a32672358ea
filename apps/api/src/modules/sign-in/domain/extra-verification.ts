import type { ExtraVerificationMethod } from '@champa/contract';

export type Known = { mobile: string | null; email: string; payeeName: string; hasAuthenticator: boolean };

/**
 * How a member may prove themself beyond their password. With an authenticator, by that alone: a weaker way beside it would
 * make it useless.
 */
export function methodsOf({ mobile, email, payeeName, hasAuthenticator }: Known): ExtraVerificationMethod[] {
  if (hasAuthenticator) return ['authenticator'];
  const has = { mobile: mobile !== null, email: email !== '', bankAccountName: payeeName !== '' };
  return (['mobile', 'email', 'bankAccountName'] as const).filter((method) => has[method]);
}

/** Whether two spellings are one name: case, spaces and the order of Unicode's marks aside. */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b) && plain(a) !== '';
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
