const REFERRAL = 'referralCode';
const AFFILIATE = 'affiliateCode';
const MAX_LENGTH = 40;

/** Keeps the referral code of the member or agent who sent the visitor, in case they register some pages later. */
export function keepReferralCode(): void {
  const search = new URLSearchParams(window.location.search);
  for (const name of [REFERRAL, AFFILIATE]) {
    const code = search.get(name)?.slice(0, MAX_LENGTH);
    if (code) sessionStorage.setItem(name, code);
  }
}

export function referralCode(): string {
  return sessionStorage.getItem(REFERRAL) ?? '';
}

/** Forgets both codes, when the visitor registers without them. */
export function forgetReferralCodes(): void {
  for (const name of [REFERRAL, AFFILIATE]) sessionStorage.removeItem(name);
}

/** The code of the agent whose address the visitor came by. */
export function affiliateCode(): string {
  return sessionStorage.getItem(AFFILIATE) ?? '';
}
