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

/** Walks the member's part of session_history, and session_device. */
export async function selectSignInFacts(
  db: ReadHandle,
  { memberId, sessionId, newSince, sharedSince }: SignInFactsWish,
): Promise<SignInFacts> {
  const { rows } = await db.query<SignInFacts>(
    `SELECT
       coalesce(bool_or(past.user_agent <> own.user_agent), false)
         AND NOT coalesce(bool_or(past.user_agent = own.user_agent), false) AS "isNewDevice",
       coalesce(bool_or(past.country <> own.country), false)
         AND NOT coalesce(bool_or(past.country = own.country), false) AS "isNewCountry",
       (SELECT count(DISTINCT other.member_id)::integer
          FROM identity.session AS other
         WHERE other.ip = own.ip AND md5(other.user_agent) = md5(own.user_agent) AND other.created_at >= $4
           AND other.member_id <> own.member_id) AS "sharedWith",
       coalesce(credential.changed_at >= $3 AND credential.changed_at > min(session.created_at), false) AS "isPasswordNew",
       coalesce(credential.payment_changed_at >= $3, false) AS "isPaymentPasswordNew"
     FROM identity.session AS own
     JOIN identity.session ON session.member_id = own.member_id
     LEFT JOIN identity.session AS past ON past.id = session.id AND past.created_at < $3
     LEFT JOIN identity.credential ON credential.member_id = own.member_id
     WHERE own.id = $2 AND own.member_id = $1
     GROUP BY own.id, credential.member_id`,
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
