import type { Amount } from '@champa/money';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { readStored, type Shape, type UnreadableAlarm, versionOf } from '../../platform/stored.ts';
import { Contributions, type Offer } from './domain/offer.ts';

const COLUMNS = `code, kind, names, terms, currency, percent, max_bonus AS "maxBonus", min_deposit AS "minDeposit",
  wagering_factor AS "wageringFactor", wagering_base AS "wageringBase", contributions, max_stake AS "maxStake",
  max_win AS "maxWin", bonus_first AS "isBonusFirst", days, per_member AS "perMember", enabled AS "isEnabled", sort,
  budget, waiting, version`;

type Row = Omit<Offer, 'contributions'> & { contributions: unknown; version: number };

/** The shape of an offer's stored contributions. */
const contributionsShape: Shape<Contributions> = { schema: Contributions, upgrades: [] };

/** The offers that can be read. An unreadable one raises the alarm and is granted to nobody. */
function readable(rows: readonly Row[], alarm: UnreadableAlarm): Offer[] {
  return rows.flatMap(({ contributions, version, ...offer }) => {
    try {
      const read = readStored(contributionsShape, { version, value: contributions });
      alarm(`bonus offer ${offer.code}`, null);
      return [{ ...offer, contributions: read }];
    } catch (error) {
      alarm(`bonus offer ${offer.code}`, (error as Error).message);
      return [];
    }
  });
}

export async function selectOffers(db: ReadHandle, alarm: UnreadableAlarm): Promise<Offer[]> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM bonus.offer ORDER BY sort, code`);
  return readable(rows, alarm);
}

/** @returns null where there is none, or it cannot be read */
export async function selectOffer(db: ReadHandle, code: string, alarm: UnreadableAlarm): Promise<Offer | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM bonus.offer WHERE code = $1`, [code]);
  return readable(rows, alarm)[0] ?? null;
}

/**
 * Locks the offer until the transaction ends: each of several grants at once sees what the others left of the budget.
 */
export async function lockOffer(tx: WriteHandle, code: string, alarm: UnreadableAlarm): Promise<Offer | null> {
  const { rows } = await tx.query<Row>(`SELECT ${COLUMNS} FROM bonus.offer WHERE code = $1 FOR NO KEY UPDATE`, [code]);
  return readable(rows, alarm)[0] ?? null;
}

/** @returns false where there is an offer of this code already */
export async function insertOffer(tx: WriteHandle, offer: Offer, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO bonus.offer (code, kind, names, terms, currency, percent, max_bonus, min_deposit, wagering_factor, wagering_base,
       contributions, max_stake, max_win, bonus_first, days, per_member, enabled, sort, budget, waiting, created_at,
       version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
     ON CONFLICT (code) DO NOTHING`,
    [
      offer.code,
      offer.kind,
      JSON.stringify(offer.names),
      JSON.stringify(offer.terms),
      offer.currency,
      offer.percent,
      offer.maxBonus,
      offer.minDeposit,
      offer.wageringFactor,
      offer.wageringBase,
      JSON.stringify(offer.contributions),
      offer.maxStake,
      offer.maxWin,
      offer.isBonusFirst,
      offer.days,
      offer.perMember,
      offer.isEnabled,
      offer.sort,
      offer.budget,
      offer.waiting,
      now.toString(),
      versionOf(contributionsShape),
    ],
  );
  return rowCount === 1;
}

/** @returns false where there is no such offer */
export async function updateEnabled(tx: WriteHandle, code: string, isEnabled: boolean): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE bonus.offer SET enabled = $2 WHERE code = $1', [code, isEnabled]);
  return rowCount === 1;
}

export type OfferChange = {
  offer: string;
  action: 'added' | 'changed' | 'funded' | 'enabled' | 'disabled';
  amount: Amount | null;
  reason: string;
  actor: string;
  /** Of the call, so that it counts once; null where calls are not repeated. */
  key: string | null;
};

/** @returns the change's number */
export async function insertChange(tx: WriteHandle, change: OfferChange, now: Temporal.Instant): Promise<bigint> {
  const { offer, action, amount, reason, actor, key } = change;
  const { rows } = await tx.query<{ id: bigint }>(
    `INSERT INTO bonus.change (offer, action, amount, reason, actor, at, key) VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING id`,
    [offer, action, amount, reason, actor, now.toString(), key],
  );
  return rows[0]!.id;
}

/** Whether a deposit of the member was ever credited, apart from one. */
export async function hasDeposited(db: ReadHandle, memberId: string, but: string | null): Promise<boolean> {
  const { rows } = await db.query<{ yes: boolean }>('SELECT deposits.has_deposited($1, $2) AS yes', [memberId, but]);
  return rows[0]!.yes;
}

/** Changes everything of an offer but its kind, its currency and its accounts. */
export async function updateOffer(tx: WriteHandle, offer: Offer): Promise<void> {
  await tx.query(
    `UPDATE bonus.offer
     SET names = $2, terms = $3, percent = $4, max_bonus = $5, min_deposit = $6, wagering_factor = $7, wagering_base = $8,
       contributions = $9, max_stake = $10, max_win = $11, bonus_first = $12, days = $13, per_member = $14, sort = $15,
       version = $16
     WHERE code = $1`,
    [
      offer.code,
      JSON.stringify(offer.names),
      JSON.stringify(offer.terms),
      offer.percent,
      offer.maxBonus,
      offer.minDeposit,
      offer.wageringFactor,
      offer.wageringBase,
      JSON.stringify(offer.contributions),
      offer.maxStake,
      offer.maxWin,
      offer.isBonusFirst,
      offer.days,
      offer.perMember,
      offer.sort,
      versionOf(contributionsShape),
    ],
  );
}

/** Whether a call with this key has funded an offer. */
export async function isFunded(db: ReadHandle, key: string): Promise<boolean> {
  const { rowCount } = await db.query('SELECT 1 FROM bonus.change WHERE key = $1', [key]);
  return rowCount === 1;
}
