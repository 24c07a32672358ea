const KEY = 'referralCode';
const MAX_LENGTH = 40;

/** Keeps the code of who sent the visitor, for the registration that may follow some pages later. */
export function keepReferralCode(): void {
  const code = new URLSearchParams(window.location.search).get(KEY)?.slice(0, MAX_LENGTH);
  if (code) sessionStorage.setItem(KEY, code);
}

export function referralCode(): string {
  return sessionStorage.getItem(KEY) ?? '';
}
