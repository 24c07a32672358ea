import type { ReadHandle } from '../../platform/database.ts';

export type SignInFactsWish = {
  memberId: string;
  sessionId: string;
  /** What was first seen, or changed, since then is new. */
  newSince: Temporal.Instant;
  /** Others who used the device since then count. */
  sharedSince: Temporal.Instant;
};

/** What is unusual about a session. A device is what browsers say of themselves; to share one, the address must be the same, too. */
export type SignInFacts = {
  /** The member signed in earlier, and never by this device, or never from this country. */
  isNewDevice: boolean;
  isNewCountry: boolean;
  /** How many others used the same device at the same address. */
  sharedWith: number;
  /** Changed lately; that a new account has its first password is no change. */
  isPasswordNew: boolean;
  isPaymentPasswordNew: boolean;
};

/** In one statement: what is unusual about the session, and how new the passwords are. */
export async function selectSignInFacts(
  db: ReadHandle,
  { memberId, sessionId, newSince, sharedSince }: SignInFactsWish,
): Promise<SignInFacts> {
  const { rows } = await db.query<SignInFacts>(
    `SELECT
       s.is_new_device AS "isNewDevice",
       s.is_new_country AS "isNewCountry",
       s.shared_with AS "sharedWith",
       coalesce(c.changed_at >= $3 AND c.changed_at > s.first_at, false) AS "isPasswordNew",
       coalesce(c.payment_changed_at >= $3, false) AS "isPaymentPasswordNew"
     FROM sessions.unusual($1, $2, $3, $4) AS s
     LEFT JOIN credentials.credential AS c ON c.member_id = $1`,
    [memberId, sessionId, newSince.toString(), sharedSince.toString()],
  );
  return (
    rows[0] ?? {
      isNewDevice: false,
      isNewCountry: false,
      sharedWith: 0,
      isPasswordNew: false,
      isPaymentPasswordNew: false,
    }
  );
}
