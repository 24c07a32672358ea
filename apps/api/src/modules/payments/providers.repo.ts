import type { PayeeKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';

/** The `adapter` of a provider that no program answers for: the brand's own bank accounts. */
export const BY_HAND = 'by_hand';

/** A provider as it is kept. */
export type ProviderRow = {
  code: string;
  /** What staff reads. */
  name: string;
  adapter: string;
  settings: Record<string, unknown>;
  /** Its key, a secret one sealed; null: by hand, or `settings.secretFile` names the file that has it. */
  credential: string | null;
  /** Whether new deposits may be begun at it. */
  takesDeposits: boolean;
  /** Whether new payouts may go to it, and to which kinds of payees. */
  paysOut: boolean;
  payeeKinds: PayeeKind[];
};

/** One that is kept already; `revision` counts its changes. */
export type KnownProvider = ProviderRow & { revision: number };

const COLUMNS = `code, name, adapter, settings, credential, takes_deposits AS "takesDeposits", pays_out AS "paysOut",
       payee_kinds AS "payeeKinds", revision`;

export async function selectProvider(db: ReadHandle, code: string): Promise<KnownProvider | null> {
  const { rows } = await db.query<KnownProvider>(`SELECT ${COLUMNS} FROM payments.provider WHERE code = $1`, [code]);
  return rows[0] ?? null;
}

/** The codes of the providers that pay to a kind of payee. */
export async function selectPaying(db: ReadHandle, kind: PayeeKind): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    'SELECT code FROM payments.provider WHERE pays_out AND $1 = ANY (payee_kinds) ORDER BY code',
    [kind],
  );
  return rows.map(({ code }) => code);
}

/** The same, locked until the transaction ends. */
export async function lockProvider(tx: WriteHandle, code: string): Promise<KnownProvider | null> {
  const { rows } = await tx.query<KnownProvider>(
    `SELECT ${COLUMNS} FROM payments.provider WHERE code = $1 FOR UPDATE`,
    [code],
  );
  return rows[0] ?? null;
}

export async function selectProviders(db: ReadHandle): Promise<KnownProvider[]> {
  const { rows } = await db.query<KnownProvider>(`SELECT ${COLUMNS} FROM payments.provider ORDER BY code`);
  return rows;
}

/** Makes a provider, or gives the one of this code all of this. */
export async function upsertProvider(tx: WriteHandle, provider: ProviderRow): Promise<void> {
  await tx.query(
    `INSERT INTO payments.provider AS provider (code, name, adapter, settings, credential, takes_deposits, pays_out, payee_kinds)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (code) DO UPDATE
        SET name = $2, adapter = $3, settings = $4, credential = $5, takes_deposits = $6, pays_out = $7, payee_kinds = $8,
            revision = provider.revision + 1`,
    [
      provider.code,
      provider.name,
      provider.adapter,
      JSON.stringify(provider.settings),
      provider.credential,
      provider.takesDeposits,
      provider.paysOut,
      provider.payeeKinds,
    ],
  );
}

export type ProviderChange = {
  provider: string;
  action: 'added' | 'changed' | 'switched' | 'key replaced';
  /** What it was changed to; never a key. */
  detail: object;
  reason: string;
  actor: string;
};

export async function insertChange(tx: WriteHandle, change: ProviderChange, now: Temporal.Instant): Promise<void> {
  await tx.query(
    'INSERT INTO payments.change (provider, action, detail, reason, actor, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [change.provider, change.action, JSON.stringify(change.detail), change.reason, change.actor, now.toString()],
  );
}

export type PastChange = Omit<ProviderChange, 'detail'> & { id: bigint; detail: Record<string, unknown>; at: string };

/** The oldest first. */
export async function selectChanges(db: ReadHandle, provider: string): Promise<PastChange[]> {
  const { rows } = await db.query<Omit<PastChange, 'at'> & { at: Temporal.Instant }>(
    'SELECT id, provider, action, detail, reason, actor, at FROM payments.change WHERE provider = $1 ORDER BY id',
    [provider],
  );
  return rows.map((row) => ({ ...row, at: row.at.toString() }));
}
