import type { Language } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { LinkKind } from './domain/definition.ts';
import type { Someone } from './domain/judging.ts';

type Base = Omit<Someone, 'level' | 'links'> & { referrerId: string | null };

/** What identity and payees know of members: registration, sign-ins, accounts. */
export async function selectMembers(
  db: ReadHandle,
  members: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, Base>> {
  const { rows } = await db.query<Omit<Base, 'language'> & { language: string }>(
    `SELECT m.member_id::text AS "memberId", m.is_active AS "isActive", pausing.id IS NOT NULL AS "isPausing", m.language,
       m.country AS region, m.currency, m.registered_at AS "registeredAt", r.referrer_id IS NOT NULL AS "isInvited",
       deposits.has_deposited(m.member_id, NULL) AS "hasDeposited", line.line,
       r.referrer_id::text AS "referrerId",
       member.tags_of(m.member_id) AS tags, s.device, s.ip,
       ARRAY(SELECT a.account FROM payees.accounts(ARRAY[m.member_id]) AS a) AS accounts
     FROM member.audience($1) AS m
     JOIN member.lines() AS line ON line.member_id = m.member_id
     LEFT JOIN limits.pausing($1, $2) AS pausing (id) ON pausing.id = m.member_id
     LEFT JOIN referral.referrers($1) AS r ON r.member_id = m.member_id
     LEFT JOIN sessions.last_seen($1) AS s ON s.member_id = m.member_id`,
    [members, now.toString()],
  );
  return new Map(rows.map((row) => [row.memberId, { ...row, language: row.language as Language }]));
}

/** Members after one, in the order of their IDs from the newest on; null: from the newest. */
export async function selectNewest(db: ReadHandle, before: string | null, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT member_id::text AS id
     FROM member.real_members()
     WHERE $1::bigint IS NULL OR member_id < $1
     ORDER BY member_id DESC
     LIMIT $2`,
    [before, most],
  );
  return rows.map(({ id }) => id);
}

export type Link = { memberId: string; kind: LinkKind; otherId: string };

/** What these members share with members who registered earlier; `referral`: with the member who brought them. */
export async function selectLinks(
  db: ReadHandle,
  members: readonly string[],
  since: Temporal.Instant,
): Promise<Link[]> {
  const { rows } = await db.query<Link>(
    `WITH shared AS (
       SELECT s.member_id, kind.name, s.other_id
       FROM sessions.sharing($1, $2) AS s
       CROSS JOIN LATERAL (SELECT 'ip' AS name UNION ALL SELECT 'device' WHERE s.same_device) AS kind
       UNION ALL
       SELECT member_id, 'account', other_id FROM payees.sharing($1)
     )
     SELECT member_id::text AS "memberId", name AS kind, other_id::text AS "otherId" FROM shared
     UNION
     SELECT s.member_id::text, 'referral', s.other_id::text
     FROM shared AS s
     JOIN referral.referrers($1) AS r ON r.member_id = s.member_id AND r.referrer_id = s.other_id
     WHERE s.name <> 'ip'`,
    [members, since.toString()],
  );
  return rows;
}

export async function insertFlags(tx: WriteHandle, links: readonly Link[], now: Temporal.Instant): Promise<void> {
  if (links.length === 0) return;
  await tx.query(
    `INSERT INTO promotions.flag (member_id, kind, other_id, noted_at)
     SELECT f.member_id, f.kind, f.other_id, $4 FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS f (member_id, kind, other_id)
     ORDER BY 1, 2, 3
     ON CONFLICT DO NOTHING`,
    [
      links.map(({ memberId }) => memberId),
      links.map(({ kind }) => kind),
      links.map(({ otherId }) => otherId),
      now.toString(),
    ],
  );
}

/** Latest first. */
export async function selectFlags(
  db: ReadHandle,
  { memberId, most }: { memberId: string | null; most: number },
): Promise<(Link & { notedAt: Temporal.Instant })[]> {
  const { rows } = await db.query<Link & { notedAt: Temporal.Instant }>(
    `SELECT member_id::text AS "memberId", kind, other_id::text AS "otherId", noted_at AS "notedAt"
     FROM promotions.flag
     WHERE $1::bigint IS NULL OR member_id = $1 OR other_id = $1
     ORDER BY noted_at DESC, member_id, kind, other_id
     LIMIT $2`,
    [memberId, most],
  );
  return rows;
}
