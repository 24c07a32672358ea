import type { ReadHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';

/** Members who signed in from an address, the newest first. */
export async function selectAtAddress(db: ReadHandle, ip: string, { before, limit }: RowsBefore): Promise<string[]> {
  const { rows } = await db.query<{ member_id: bigint }>(
    `SELECT member_id FROM sessions.known_address
      WHERE ip = $1::inet AND ($2::bigint IS NULL OR member_id < $2)
      ORDER BY member_id DESC LIMIT $3`,
    [ip, before, limit],
  );
  return rows.map(({ member_id: id }) => String(id));
}

/** Members who signed in by the device of a session, at its address: the newest first. */
export async function selectAtDevice(
  db: ReadHandle,
  sessionId: string,
  { before, limit }: RowsBefore,
): Promise<string[]> {
  const { rows } = await db.query<{ member_id: bigint }>(
    `SELECT DISTINCT every.member_id
       FROM sessions.session AS one
       JOIN sessions.session AS every ON every.ip = one.ip AND md5(every.user_agent) = md5(one.user_agent)
      WHERE one.id = $1 AND one.ip <> '0.0.0.0' AND ($2::bigint IS NULL OR every.member_id < $2)
      ORDER BY every.member_id DESC LIMIT $3`,
    [sessionId, before, limit],
  );
  return rows.map(({ member_id: id }) => String(id));
}

const LATEST = 20;
const OF_EACH = 200;

/**
 * Others who signed in from the addresses of a member's latest sign-ins; `same_device`: with the same browser, too. A whole town may
 * share an address: a few of each are enough.
 */
export async function selectSharing(
  db: ReadHandle,
  memberId: string,
): Promise<{ member_id: bigint; same_device: boolean }[]> {
  const { rows } = await db.query<{ member_id: bigint; same_device: boolean }>(
    `SELECT other.member_id, bool_or(other.same_device) AS same_device
       FROM (
         SELECT DISTINCT latest.ip, md5(latest.user_agent) AS device
           FROM (
             SELECT ip, user_agent FROM sessions.session WHERE member_id = $1 ORDER BY id DESC LIMIT ${LATEST}
           ) AS latest
       ) AS own
       CROSS JOIN LATERAL (
         (SELECT s.member_id, true AS same_device
            FROM sessions.session AS s
           WHERE s.ip = own.ip AND s.ip <> '0.0.0.0' AND md5(s.user_agent) = own.device AND s.member_id <> $1
           LIMIT ${OF_EACH})
         UNION ALL
         (SELECT k.member_id, false FROM sessions.known_address AS k
           WHERE k.ip = own.ip AND k.member_id <> $1
           LIMIT ${OF_EACH})
       ) AS other
      GROUP BY other.member_id`,
    [memberId],
  );
  return rows;
}

export type SignIn = {
  id: bigint;
  method: string;
  ip: string;
  country: string | null;
  user_agent: string;
  created_at: Temporal.Instant;
  seen_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  ended_at: Temporal.Instant | null;
};

/** A member's sign-ins, the newest first. */
export async function selectSignInsBefore(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<SignIn[]> {
  const { rows } = await db.query<SignIn>(
    `SELECT id, method, host(ip) AS ip, country, user_agent, created_at, seen_at, ends_at, ended_at
       FROM sessions.session
      WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}
