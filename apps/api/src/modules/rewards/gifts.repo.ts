import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { RowsBefore } from '../../platform/paging.ts';
import { type Gift, type GiftReward, type GiftState, moneyOf, type NewGift } from './domain/gift.ts';

type Row = Omit<Gift, 'memberId' | 'reward'> & {
  memberId: bigint;
  kind: GiftReward['kind'];
  details: Record<string, unknown>;
  amount: Amount | null;
  currency: string | null;
};

const COLUMNS = `id, member_id AS "memberId", source, source_id AS "sourceId", cause, title, kind, details, amount, currency,
  budget, credited AS "isCredited", state, given_at AS "givenAt", claimable_from AS "claimableFrom",
  expires_at AS "expiresAt", ended_at AS "endedAt", ended_by AS "endedBy", claim_key AS "claimKey"`;

function toGift({ memberId, kind, details, amount, currency, ...row }: Row): Gift {
  return { ...row, memberId: String(memberId), reward: rewardOf(kind, details, amount, currency) };
}

// Amounts in `details` are text: JSON's numbers would lose digits.
function rewardOf(
  kind: GiftReward['kind'],
  details: Record<string, unknown>,
  amount: Amount | null,
  currency: string | null,
): GiftReward {
  const amounts = ['base', 'points', 'stake'].flatMap((name) =>
    name in details ? [[name, BigInt(details[name] as string)]] : [],
  );
  const money = amount === null ? {} : { amount, currency };
  return { kind, ...details, ...Object.fromEntries(amounts), ...money } as GiftReward; // what insertGift wrote
}

function detailsOf(reward: GiftReward): string {
  const { kind: _, ...rest } = reward;
  const left = Object.entries(rest).filter(([name]) => !moneyOf(reward) || (name !== 'amount' && name !== 'currency'));
  return JSON.stringify(Object.fromEntries(left), (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

export type GiftToKeep = NewGift & { state: 'waiting' | 'claimed'; claimableFrom: Temporal.Instant };

/** @returns its ID; null where its cause has given before */
export async function insertGift(tx: WriteHandle, gift: GiftToKeep, now: Temporal.Instant): Promise<bigint | null> {
  const money = moneyOf(gift.reward);
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO rewards.gift (member_id, source, source_id, cause, title, kind, details, amount, currency, budget, credited, state,
       given_at, claimable_from, expires_at, ended_at, ended_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     ON CONFLICT (member_id, source, source_id, cause) DO NOTHING
     RETURNING id`,
    [
      gift.memberId,
      gift.source,
      gift.sourceId,
      gift.cause,
      JSON.stringify(gift.title),
      gift.reward.kind,
      detailsOf(gift.reward),
      money?.amount ?? null,
      money?.currency ?? null,
      money ? gift.budget : null,
      gift.state === 'claimed',
      gift.state,
      now.toString(),
      gift.claimableFrom.toString(),
      gift.expiresAt?.toString() ?? null,
      gift.state === 'claimed' ? now.toString() : null,
      gift.state === 'claimed' ? 'system' : null,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function selectIdByCause(
  db: ReadHandle,
  { memberId, source, sourceId, cause }: Pick<NewGift, 'memberId' | 'source' | 'sourceId' | 'cause'>,
): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>(
    'SELECT id FROM rewards.gift WHERE (member_id, source, source_id, cause) = ($1, $2, $3, $4)',
    [memberId, source, sourceId, cause],
  );
  return rows[0]?.id ?? null;
}

export async function selectGift(db: ReadHandle, id: bigint): Promise<Gift | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM rewards.gift WHERE id = $1`, [id]);
  return rows[0] ? toGift(rows[0]) : null;
}

/** Locks a gift: of several endings at once, one goes on and the others wait. */
export async function lockGift(tx: WriteHandle, id: bigint): Promise<Gift | null> {
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM rewards.gift WHERE id = $1 FOR UPDATE`, [id]);
  return rows[0] ? toGift(rows[0]) : null;
}

export type Ending = {
  state: 'claimed' | 'expired' | 'taken_back';
  by: string;
  reason?: string;
  claimKey?: string;
};

/** Ends a gift that is locked. */
export async function endGift(
  tx: WriteHandle,
  id: bigint,
  { state, by, reason = '', claimKey }: Ending,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE rewards.gift SET state = $2, ended_at = $3, ended_by = $4, reason = $5, claim_key = $6
     WHERE id = $1 AND state = 'waiting'`,
    [id, state, now.toString(), by, reason, claimKey ?? null],
  );
}

/** Marks a claimed gift as returned to its budget. */
export async function revokeGift(
  tx: WriteHandle,
  id: bigint,
  { by, reason }: Pick<Ending, 'by'> & { reason: string },
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `UPDATE rewards.gift SET state = 'taken_back', ended_at = $2, ended_by = $3, reason = $4 WHERE id = $1 AND state = 'claimed'`,
    [id, now.toString(), by, reason],
  );
}

/** Turns a gift that could not be credited at once into one that waits to be claimed. */
export async function letWait(tx: WriteHandle, id: bigint): Promise<void> {
  await tx.query(
    `UPDATE rewards.gift SET state = 'waiting', credited = false, ended_at = NULL, ended_by = NULL WHERE id = $1`,
    [id],
  );
}

const CLAIMABLE = `member_id = $1 AND state = 'waiting' AND claimable_from <= $2 AND (expires_at IS NULL OR expires_at > $2)`;

/** The gifts that can be claimed now, the soonest to expire first. */
export async function selectClaimable(
  db: ReadHandle,
  memberId: string,
  now: Temporal.Instant,
  most: number,
): Promise<Gift[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM rewards.gift WHERE ${CLAIMABLE} ORDER BY expires_at NULLS LAST, id DESC LIMIT $3`,
    [memberId, now.toString(), most],
  );
  return rows.map(toGift);
}

export async function countClaimable(db: ReadHandle, memberId: string, now: Temporal.Instant): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM rewards.gift WHERE ${CLAIMABLE}`,
    [memberId, now.toString()],
  );
  return rows[0]!.count;
}

/** The gifts of a "claim all" request: those that can be claimed, and those that its key has claimed already. */
export async function selectToClaim(
  db: ReadHandle,
  memberId: string,
  claimKey: string,
  now: Temporal.Instant,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM rewards.gift WHERE ${CLAIMABLE}
     UNION
     SELECT id FROM rewards.gift WHERE member_id = $1 AND state <> 'waiting' AND claim_key = $3
     ORDER BY id`,
    [memberId, now.toString(), claimKey],
  );
  return rows.map(({ id }) => id);
}

/** Coming gifts, the next first. */
export async function selectComing(
  db: ReadHandle,
  memberId: string,
  { after, limit }: { after: string | null; limit: number },
  now: Temporal.Instant,
): Promise<Gift[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM rewards.gift
     WHERE member_id = $1 AND state = 'waiting' AND claimable_from > $2
       AND ($3::bigint IS NULL OR (claimable_from, id) > (SELECT g.claimable_from, g.id FROM rewards.gift AS g WHERE g.id = $3))
     ORDER BY claimable_from, id
     LIMIT $4`,
    [memberId, now.toString(), after, limit],
  );
  return rows.map(toGift);
}

/** Gifts that ended before a cursor, latest first. */
export async function selectPast(
  db: ReadHandle,
  memberId: string,
  { before, limit }: { before: { at: Temporal.Instant; id: bigint }; limit: number },
): Promise<Gift[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM rewards.gift
     WHERE member_id = $1 AND state <> 'waiting' AND (ended_at, id) < ($2, $3)
     ORDER BY ended_at DESC, id DESC
     LIMIT $4`,
    [memberId, before.at.toString(), before.id, limit],
  );
  return rows.map(toGift);
}

/** A member's gifts for staff, latest first. */
export async function selectGifts(db: ReadHandle, memberId: string, most: number): Promise<Gift[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM rewards.gift WHERE member_id = $1 ORDER BY id DESC LIMIT $2`,
    [memberId, most],
  );
  return rows.map(toGift);
}

/** The same page by page. */
export async function selectGiftsBefore(
  db: ReadHandle,
  memberId: string,
  { before, limit }: RowsBefore,
): Promise<Gift[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM rewards.gift
      WHERE member_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows.map(toGift);
}

export async function selectStates(
  db: ReadHandle,
  ids: readonly string[],
): Promise<(Pick<Gift, 'id' | 'state' | 'claimableFrom' | 'expiresAt'> & { state: Exclude<GiftState, 'coming'> })[]> {
  const { rows } = await db.query<Pick<Gift, 'id' | 'state' | 'claimableFrom' | 'expiresAt'>>(
    `SELECT id, state, claimable_from AS "claimableFrom", expires_at AS "expiresAt" FROM rewards.gift WHERE id = ANY ($1)`,
    [ids],
  );
  return rows;
}

export async function selectTitles(db: ReadHandle, ids: readonly string[]): Promise<Pick<Gift, 'id' | 'title'>[]> {
  const { rows } = await db.query<Pick<Gift, 'id' | 'title'>>(
    'SELECT id, title FROM rewards.gift WHERE id = ANY ($1::bigint[])',
    [ids],
  );
  return rows;
}

export async function selectOverdue(db: ReadHandle, now: Temporal.Instant, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `SELECT id FROM rewards.gift WHERE state = 'waiting' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    [now.toString(), most],
  );
  return rows.map(({ id }) => id);
}
