type Has = { hasPassword: boolean; hasMobile: boolean; hasEmail: boolean; passkeys: number; links: number };

/** Whether a member with these can sign in, given the ways that the brand offers. */
export function canStillSignIn(has: Has, offered: Readonly<Record<string, boolean>>): boolean {
  if (has.hasPassword || has.links > 0) return true;
  if (has.passkeys > 0 && offered['PASSKEY'] === true) return true;
  if (has.hasMobile && offered['SMSLOGIN'] === true) return true;
  return (has.hasMobile || has.hasEmail) && offered['DYNAMICPASS'] === true;
}
