import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { isUniqueViolation } from '../../platform/database-faults.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import { emptyProfile, type Profile } from './domain/profile.ts';

type Row = {
  mobile: string | null;
  mobile_verified_at: Temporal.Instant | null;
  email: string;
  email_verified_at: Temporal.Instant | null;
  payee_name: string;
  full_name: string;
  birthday: string | null;
  id_number: string;
  recommender_id: string;
  texts: Profile['texts'];
};

/** @returns `false` when another member has the mobile number */
export async function insertProfile(tx: WriteHandle, memberId: string, profile: Profile): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO member.profile
       (member_id, mobile, mobile_verified_at, email, email_verified_at, payee_name, full_name, birthday, id_number,
        recommender_id, texts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (mobile) DO NOTHING`,
    [
      memberId,
      profile.mobile,
      profile.mobileVerifiedAt?.toString() ?? null,
      profile.email,
      profile.emailVerifiedAt?.toString() ?? null,
      ...detailsOf(profile),
    ],
  );
  return rowCount === 1;
}

const COLUMNS = `mobile, mobile_verified_at, email, email_verified_at, payee_name, full_name, birthday::text, id_number,
  recommender_id, texts`;

export async function selectProfile(db: ReadHandle, memberId: string): Promise<Profile> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM member.profile WHERE member_id = $1`, [memberId]);
  return rows[0] ? toProfile(rows[0]) : emptyProfile;
}

/** The profile, locked until the transaction ends; inserted empty where there was none. */
export async function lockProfile(tx: WriteHandle, memberId: string): Promise<Profile> {
  await tx.query('INSERT INTO member.profile (member_id) VALUES ($1) ON CONFLICT (member_id) DO NOTHING', [memberId]);
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM member.profile WHERE member_id = $1 FOR UPDATE`, [
    memberId,
  ]);
  return toProfile(rows[0]!);
}

/** Updates a member's details; mobile number and mailbox are bound separately. */
export async function updateProfile(tx: WriteHandle, memberId: string, profile: Profile): Promise<void> {
  await tx.query(
    `UPDATE member.profile
        SET payee_name = $2, full_name = $3, birthday = $4, id_number = $5, recommender_id = $6, texts = $7
      WHERE member_id = $1`,
    [memberId, ...detailsOf(profile)],
  );
}

/** @returns `false` when another member has the number; the transaction can only be rolled back then */
export async function updateMobile(
  tx: WriteHandle,
  memberId: string,
  mobile: string,
  now: Temporal.Instant,
): Promise<boolean> {
  try {
    await tx.query('UPDATE member.profile SET mobile = $2, mobile_verified_at = $3 WHERE member_id = $1', [
      memberId,
      mobile,
      now.toString(),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function updateEmail(
  tx: WriteHandle,
  memberId: string,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('UPDATE member.profile SET email = $2, email_verified_at = $3 WHERE member_id = $1', [
    memberId,
    email,
    now.toString(),
  ]);
}

export async function selectMemberIdByMobile(db: ReadHandle, mobile: string): Promise<string | null> {
  const { rows } = await db.query<{ member_id: bigint }>('SELECT member_id FROM member.profile WHERE mobile = $1', [
    mobile,
  ]);
  return rows[0] ? String(rows[0].member_id) : null;
}

function toProfile(row: Row): Profile {
  return {
    mobile: row.mobile,
    mobileVerifiedAt: row.mobile_verified_at,
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    payeeName: row.payee_name,
    fullName: row.full_name,
    birthday: row.birthday,
    idNumber: row.id_number,
    recommenderId: row.recommender_id,
    texts: row.texts,
  };
}

/** A member's details, in the order of the columns from `payee_name` to `texts`. */
function detailsOf(profile: Profile): unknown[] {
  return [
    profile.payeeName,
    profile.fullName,
    profile.birthday,
    profile.idNumber,
    profile.recommenderId,
    JSON.stringify(profile.texts),
  ];
}

/** Whose mailbox it is, in upper or lower case: the newest first. Several members may have one, until one has proved it. */
export async function selectMemberIdsByEmail(
  db: ReadHandle,
  email: string,
  { before, limit }: RowsBefore,
): Promise<string[]> {
  const { rows } = await db.query<{ member_id: bigint }>(
    `SELECT member_id FROM member.profile
      WHERE lower(email) = lower($1) AND email <> '' AND ($2::bigint IS NULL OR member_id < $2)
      ORDER BY member_id DESC LIMIT $3`,
    [email, before, limit],
  );
  return rows.map(({ member_id: id }) => String(id));
}
