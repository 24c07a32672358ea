import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Member, MemberStatus, NewMember } from './domain/member.ts';

type Row = {
  id: bigint;
  username: string;
  nickname: string;
  type: number;
  status: MemberStatus;
  currency: string;
  country: string;
  language: string;
  registered_at: Temporal.Instant;
  icon: string;
};

const COLUMNS = 'id, username, nickname, type, status, currency, country, language, registered_at, icon';

/** @returns `null` when the name is taken, in upper or lower case */
export async function insertMember(tx: WriteHandle, member: NewMember, now: Temporal.Instant): Promise<Member | null> {
  const { rows } = await tx.query<Row>(
    `INSERT INTO member.member
       (username, nickname, type, currency, country, language, register_url, referral_code, affiliate_code,
        terms_accepted_at, registered_at, upline_id, terms_version, expires_at)
     VALUES ($1, $10, $2, $3, $4, $5, $6, $7, $8, $9, $9, $11, $12, $13)
     ON CONFLICT (lower(username)) DO NOTHING
     RETURNING ${COLUMNS}`,
    [
      member.username,
      member.type,
      member.currency,
      member.country,
      member.language,
      member.registerUrl,
      member.referralCode,
      member.affiliateCode,
      now.toString(),
      member.nickname || member.username,
      member.uplineId ?? null,
      member.termsVersion ?? '',
      member.expiresAt?.toString() ?? null,
    ],
  );
  return rows[0] ? toMember(rows[0]) : null;
}

export async function selectMember(db: ReadHandle, id: string): Promise<Member | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM member.member WHERE id = $1`, [id]);
  return rows[0] ? toMember(rows[0]) : null;
}

const SELECT_BY_NAME = {
  name: 'member_by_name',
  text: `SELECT ${COLUMNS} FROM member.member WHERE lower(username) = lower($1)`,
};

export async function selectMemberByName(db: ReadHandle, username: string): Promise<Member | null> {
  const { rows } = await db.query<Row>(SELECT_BY_NAME, [username]);
  return rows[0] ? toMember(rows[0]) : null;
}

/** Usernames by ID, for those IDs that are members. */
export async function selectUsernames(db: ReadHandle, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: bigint; username: string }>(
    'SELECT id, username FROM member.member WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, username }) => [String(id), username]));
}

export async function updateMemberStatus(tx: WriteHandle, id: string, status: MemberStatus): Promise<Member | null> {
  const { rows } = await tx.query<Row>(`UPDATE member.member SET status = $2 WHERE id = $1 RETURNING ${COLUMNS}`, [
    id,
    status,
  ]);
  return rows[0] ? toMember(rows[0]) : null;
}

export async function updateMemberType(tx: WriteHandle, id: string, type: number): Promise<void> {
  await tx.query('UPDATE member.member SET type = $2 WHERE id = $1', [id, type]);
}

export async function updateNickname(tx: WriteHandle, id: string, nickname: string): Promise<void> {
  await tx.query('UPDATE member.member SET nickname = $2 WHERE id = $1', [id, nickname]);
}

/** Newest first; `search` is the beginning of a username. */
export async function selectMembers(
  db: ReadHandle,
  search: string,
  limit: number,
  offset: number,
): Promise<{ members: Member[]; total: number }> {
  const { rows } = await db.query<Row & { total: bigint }>(
    `SELECT ${COLUMNS}, count(*) OVER () AS total
       FROM member.member
      WHERE $1 = '' OR starts_with(lower(username), lower($1))
      ORDER BY registered_at DESC, id DESC
      LIMIT $2 OFFSET $3`,
    [search, limit, offset],
  );
  return { members: rows.map(toMember), total: Number(rows[0]?.total ?? 0) };
}

/** The direct upline; null where there is none. */
export async function selectUpline(db: ReadHandle, id: string): Promise<string | null> {
  const { rows } = await db.query<{ upline_id: bigint | null }>('SELECT upline_id FROM member.member WHERE id = $1', [
    id,
  ]);
  const upline = rows[0]?.upline_id ?? null;
  return upline === null ? null : String(upline);
}

/** Whether one member is a downline of another, direct or not. */
export async function selectIsBelow(db: ReadHandle, id: string, aboveId: string): Promise<boolean> {
  const { rows } = await db.query<{ is_below: boolean }>(
    `SELECT EXISTS (
       SELECT FROM member.member AS m
       JOIN member.member AS above ON above.id = $2
       WHERE m.id = $1 AND m.id <> above.id AND starts_with(m.line, above.line)
     ) AS is_below`,
    [id, aboveId],
  );
  return rows[0]!.is_below;
}

/** Those of some members who are downlines of another, direct or not. */
export async function selectBelow(db: ReadHandle, ids: readonly string[], aboveId: string): Promise<Set<string>> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT m.id
     FROM member.member AS m
     JOIN member.member AS above ON above.id = $2
     WHERE m.id = ANY ($1) AND m.id <> above.id AND starts_with(m.line, above.line)`,
    [ids, aboveId],
  );
  return new Set(rows.map(({ id }) => String(id)));
}

/** Closes accounts that have expired. @returns how many */
export async function closeExpired(tx: WriteHandle, now: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE member.member SET status = 'closed'
      WHERE expires_at IS NOT NULL AND status = 'active' AND expires_at <= $1`,
    [now.toString()],
  );
  return rowCount ?? 0;
}

function toMember(row: Row): Member {
  const { id, registered_at: registeredAt, ...rest } = row;
  return {
    id: String(id),
    username: rest.username,
    nickname: rest.nickname,
    type: rest.type,
    status: rest.status,
    currency: rest.currency,
    country: rest.country,
    language: rest.language,
    registeredAt,
    icon: rest.icon,
  };
}
