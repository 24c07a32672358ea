import type { PayeeKind } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { PayoutEvent } from './domain/provider.ts';

/** One step somebody took. */
export type TrailStep = { step: string; state: string; actor: string; reason: string; at: Temporal.Instant };

export async function insertStep(tx: WriteHandle, withdrawalId: bigint, taken: TrailStep): Promise<void> {
  await tx.query(
    'INSERT INTO withdrawals.step (withdrawal_id, step, state, actor, reason, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [withdrawalId, taken.step, taken.state, taken.actor, taken.reason, taken.at.toString()],
  );
}

/** The oldest first. */
export async function selectSteps(db: ReadHandle, withdrawalId: bigint): Promise<TrailStep[]> {
  const { rows } = await db.query<TrailStep>(
    'SELECT step, state, actor, reason, at FROM withdrawals.step WHERE withdrawal_id = $1 ORDER BY id',
    [withdrawalId],
  );
  return rows;
}

/** `asked`: it told of a failure, which the provider is asked about before it is believed. */
export type CallbackOutcome = 'changed' | 'unchanged' | 'asked' | 'mismatch' | 'unknown';

export type CallbackEntry = {
  provider: string;
  event: PayoutEvent;
  body: string;
  bodyHash: Buffer;
  outcome: CallbackOutcome;
};

/** Writes down a callback and what became of it; the same event with the same body is written down once. */
export async function insertCallback(
  tx: WriteHandle,
  { provider, event, body, bodyHash, outcome }: CallbackEntry,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `INSERT INTO withdrawals.callback
       (provider, event_id, body_hash, merchant_ref, status, outcome, body, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT DO NOTHING`,
    [provider, event.eventId, bodyHash, event.merchantRef, event.status, outcome, body, now.toString()],
  );
}

export type ProviderRow = { code: string; adapter: string; settings: unknown; kinds: PayeeKind[]; enabled: boolean };

export async function selectProvider(db: ReadHandle, code: string): Promise<ProviderRow | null> {
  const { rows } = await db.query<ProviderRow>(
    'SELECT code, adapter, settings, kinds, enabled FROM withdrawals.provider WHERE code = $1',
    [code],
  );
  return rows[0] ?? null;
}

/** Makes a provider, or gives the one of this code new settings. */
export async function upsertProvider(tx: WriteHandle, provider: Omit<ProviderRow, 'enabled'>): Promise<void> {
  await tx.query(
    `INSERT INTO withdrawals.provider (code, adapter, settings, kinds)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (code) DO UPDATE SET adapter = $2, settings = $3, kinds = $4`,
    [provider.code, provider.adapter, JSON.stringify(provider.settings), provider.kinds],
  );
}
