import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { SessionQuery, TokenHash } from './domain/port.ts';
import type { Vendor, WalletKind } from './domain/vendor.ts';

type VendorRow = {
  id: number;
  code: string;
  dialect: string;
  wallet: WalletKind;
  credential: string;
  launch_url: string | null;
  launch_origins: string[];
  enabled: boolean;
  old_credential: string | null;
  old_until: Temporal.Instant | null;
};

export type Session = {
  vendorId: number;
  memberId: string;
  currency: string;
  gameCode: string;
  account: bigint;
  counterAccount: bigint;
  openedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

export type Change = {
  action: 'added' | 'replaced' | 'disabled' | 'enabled' | 'old_key_ended';
  reason: string;
  actor: string;
};

const COLUMNS = 'id, code, dialect, wallet, credential, launch_url, launch_origins, enabled, old_credential, old_until';

export async function selectVendor(db: ReadHandle, code: string): Promise<Vendor | null> {
  const { rows } = await db.query<VendorRow>(`SELECT ${COLUMNS} FROM vendors.vendor WHERE code = $1`, [code]);
  return rows[0] ? toVendor(rows[0]) : null;
}

export async function selectVendors(db: ReadHandle): Promise<Vendor[]> {
  const { rows } = await db.query<VendorRow>(`SELECT ${COLUMNS} FROM vendors.vendor ORDER BY code`);
  return rows.map(toVendor);
}

/** When each vendor was added, by its code. */
export async function selectAddedAt(db: ReadHandle): Promise<Map<string, Temporal.Instant>> {
  const { rows } = await db.query<{ code: string; at: Temporal.Instant }>(
    'SELECT code, created_at AS at FROM vendors.vendor',
  );
  return new Map(rows.map(({ code, at }) => [code, at]));
}

/** The vendor, which nobody else changes until the transaction ends. */
export async function lockVendor(tx: WriteHandle, code: string): Promise<Vendor | null> {
  const { rows } = await tx.query<VendorRow>(
    `SELECT ${COLUMNS} FROM vendors.vendor WHERE code = $1 FOR NO KEY UPDATE`,
    [code],
  );
  return rows[0] ? toVendor(rows[0]) : null;
}

export type KeptChange = Change & { id: bigint; at: Temporal.Instant };

/** The last changes of a vendor, the latest first. */
export async function selectChanges(db: ReadHandle, vendorId: number, most: number): Promise<KeptChange[]> {
  const { rows } = await db.query<KeptChange>(
    'SELECT id, action, reason, actor, at FROM vendors.change WHERE vendor_id = $1 ORDER BY id DESC LIMIT $2',
    [vendorId, most],
  );
  return rows;
}

/** @returns null when the code is taken */
export async function insertVendor(
  tx: WriteHandle,
  vendor: Omit<Vendor, 'id' | 'enabled' | 'old'>,
  now: Temporal.Instant,
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO vendors.vendor (code, dialect, credential, launch_url, created_at, wallet, launch_origins)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (code) DO NOTHING
     RETURNING id`,
    [
      vendor.code,
      vendor.dialect,
      vendor.credential,
      vendor.launchUrl,
      now.toString(),
      vendor.wallet,
      vendor.launchOrigins,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function updateVendor(tx: WriteHandle, vendor: Vendor): Promise<void> {
  await tx.query(
    `UPDATE vendors.vendor
     SET dialect = $2, credential = $3, launch_url = $4, enabled = $5, wallet = $6, launch_origins = $7,
       old_credential = $8, old_until = $9
     WHERE id = $1`,
    [
      vendor.id,
      vendor.dialect,
      vendor.credential,
      vendor.launchUrl,
      vendor.enabled,
      vendor.wallet,
      vendor.launchOrigins,
      vendor.old?.credential ?? null,
      vendor.old?.until.toString() ?? null,
    ],
  );
}

export async function insertChange(
  tx: WriteHandle,
  vendorId: number,
  change: Change,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query('INSERT INTO vendors.change (vendor_id, action, reason, actor, at) VALUES ($1, $2, $3, $4, $5)', [
    vendorId,
    change.action,
    change.reason,
    change.actor,
    now.toString(),
  ]);
}

export async function insertSession(tx: WriteHandle, token: TokenHash, session: Session): Promise<void> {
  await tx.query(
    `INSERT INTO vendors.session
       (token_hash, vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at)
     VALUES (decode($1, 'hex'), $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      token,
      session.vendorId,
      session.memberId,
      session.currency,
      session.gameCode,
      session.account,
      session.counterAccount,
      session.openedAt.toString(),
      session.expiresAt.toString(),
    ],
  );
}

/** A second token for a session; a token in use keeps its session. */
export async function copySession(tx: WriteHandle, { vendorId, token }: SessionQuery, own: TokenHash): Promise<void> {
  await tx.query(
    `INSERT INTO vendors.session
       (token_hash, vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at)
     SELECT decode($1, 'hex'), vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at
     FROM vendors.session
     WHERE token_hash = decode($2, 'hex') AND vendor_id = $3
     ON CONFLICT (token_hash) DO NOTHING`,
    [own, token, vendorId],
  );
}

/** A vendor's session by its token; where `player` is given, only theirs. */
export async function selectSession(
  db: ReadHandle,
  { vendorId, token, player }: SessionQuery,
): Promise<{ memberId: string; currency: string } | null> {
  const { rows } = await db.query<{ memberId: string; currency: string }>(
    `SELECT member_id::text AS "memberId", currency
     FROM vendors.session
     WHERE token_hash = decode($1, 'hex') AND vendor_id = $2 AND ($3::text IS NULL OR member_id::text = $3)`,
    [token, vendorId, player],
  );
  return rows[0] ?? null;
}

/** The same with the accounts: the member's cash account, and the bonus that may be staked on the session's game. */
export async function selectSessionMoney(
  db: ReadHandle,
  { vendorId, token, player }: SessionQuery,
  now: Temporal.Instant,
): Promise<{ memberId: string; currency: string; account: bigint; usableBonus: bigint } | null> {
  const { rows } = await db.query<{ memberId: string; currency: string; account: bigint; usableBonus: bigint }>(
    `SELECT s.member_id::text AS "memberId", s.currency, s.account,
       bonus.usable(s.member_id, s.account, v.code, s.game_code, $4) AS "usableBonus"
     FROM vendors.session AS s
     JOIN vendors.vendor AS v ON v.id = s.vendor_id
     WHERE s.token_hash = decode($1, 'hex') AND s.vendor_id = $2 AND ($3::text IS NULL OR s.member_id::text = $3)`,
    [token, vendorId, player, now.toString()],
  );
  return rows[0] ?? null;
}

function toVendor({ launch_url: launchUrl, launch_origins: launchOrigins, ...row }: VendorRow): Vendor {
  const { old_credential: credential, old_until: until, ...vendor } = row;
  return {
    ...vendor,
    launchUrl,
    launchOrigins,
    old: credential !== null && until !== null ? { credential, until } : null,
  };
}
