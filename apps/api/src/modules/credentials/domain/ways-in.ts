type Has = { hasPassword: boolean; hasMobile: boolean; hasEmail: boolean; passkeys: number; links: number };

/** Whether who has these can sign in, as far as the brand offers each way. */
export function canStillSignIn(has: Has, offered: Readonly<Record<string, boolean>>): boolean {
  if (has.hasPassword || has.links > 0) return true;
  if (has.passkeys > 0 && offered['PASSKEY'] === true) return true;
  if (has.hasMobile && offered['SMSLOGIN'] === true) return true;
  return (has.hasMobile || has.hasEmail) && offered['DYNAMICPASS'] === true;
}
