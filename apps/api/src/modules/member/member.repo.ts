import type { MemberLock } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import type { Member, MemberStatus, NewMember } from './domain/member.ts';

type Row = {
  id: bigint;
  username: string;
  nickname: string;
  type: number;
  status: MemberStatus;
  play_locked: boolean;
  withdraw_locked: boolean;
  currency: string;
  country: string;
  language: string;
  registered_at: Temporal.Instant;
  icon: string;
};

const COLUMNS =
  'id, username, nickname, type, status, play_locked, withdraw_locked, currency, country, language, registered_at, icon';

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

const LOCK_COLUMNS: Record<MemberLock, string> = { play: 'play_locked', withdraw: 'withdraw_locked' };

export async function updateMemberLock(
  tx: WriteHandle,
  id: string,
  { kind, isLocked }: { kind: MemberLock; isLocked: boolean },
): Promise<Member | null> {
  const { rows } = await tx.query<Row>(
    `UPDATE member.member SET ${LOCK_COLUMNS[kind]} = $2 WHERE id = $1 RETURNING ${COLUMNS}`,
    [id, isLocked],
  );
  return rows[0] ? toMember(rows[0]) : null;
}

/** Those of some members who are as wished, in no order. */
export async function selectAmong(
  db: ReadHandle,
  ids: readonly string[],
  { status, tag }: { status: MemberStatus | null; tag: string | null },
): Promise<Member[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS}
       FROM member.member AS m
      WHERE id = ANY ($1::bigint[])
        AND ($2::text IS NULL OR status = $2)
        AND ($3::text IS NULL OR EXISTS (SELECT FROM member.tag AS t WHERE t.member_id = m.id AND t.tag = $3))`,
    [ids, status, tag],
  );
  return rows.map(toMember);
}

/** The newest first. */
export async function selectNewest(
  db: ReadHandle,
  status: MemberStatus | null,
  { before, limit }: RowsBefore,
): Promise<string[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM member.member
      WHERE ($1::text IS NULL OR status = $1) AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [status, before, limit],
  );
  return rows.map(({ id }) => String(id));
}

/** Whose names begin so, in the order of names: behind the member `after`. */
export async function selectNamed(
  db: ReadHandle,
  beginning: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM member.member
      WHERE lower(username) COLLATE "C" ^@ lower($1)
        AND ($2::bigint IS NULL
             OR lower(username) COLLATE "C" > (SELECT lower(a.username) FROM member.member AS a WHERE a.id = $2))
      ORDER BY lower(username) COLLATE "C" LIMIT $3`,
    [beginning, after, limit],
  );
  return rows.map(({ id }) => String(id));
}

/** The member and their uplines, from the nearest up. */
export async function selectLine(db: ReadHandle, id: string): Promise<Pick<Member, 'id' | 'username' | 'type'>[]> {
  const { rows } = await db.query<{ id: bigint; username: string; type: number }>(
    `SELECT above.id, above.username, above.type
       FROM member.member AS own
       CROSS JOIN LATERAL unnest(string_to_array(rtrim(own.line, '.'), '.')::bigint[]) WITH ORDINALITY AS step (id, place)
       JOIN member.member AS above ON above.id = step.id
      WHERE own.id = $1
      ORDER BY step.place DESC`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: String(row.id) }));
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
    locks: [...(rest.play_locked ? ['play' as const] : []), ...(rest.withdraw_locked ? ['withdraw' as const] : [])],
    currency: rest.currency,
    country: rest.country,
    language: rest.language,
    registeredAt,
    icon: rest.icon,
  };
}
