import type { Amount } from '@champa/money';
import { type Queryable, transaction } from '../platform/database.ts';
import type { Studio } from '../studio.ts';
import {
  claimDue,
  type Delivery,
  findDelivery,
  insertDelivery,
  markAnswered,
  markDelivered,
  postpone,
} from './deliveries.repo.ts';
import { markRaiseReturned, markRaisesOfRoundReturning, type Raise } from './raises.repo.ts';
import { markReturning } from './rounds.repo.ts';

/** How long a win that is being delivered is nobody else's. */
export const LEASE_MS = 30_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;
const BATCH = 20;

/** Stores the win that a decided round owes. The caller delivers it now; if that fails, the job will. */
export async function oweWin(studio: Studio, db: Queryable, roundId: string, amount: Amount): Promise<string> {
  const transactionUuid = studio.newUuid();
  const at = new Date(studio.now());
  await insertDelivery(db, { kind: 'win', roundId, transactionUuid, amount, at, nextAt: later(studio, LEASE_MS) });
  return transactionUuid;
}

/** Abandons rounds whose stake may have been taken, and owes a rollback for each. Rounds already decided do not change. */
export async function giveBack(studio: Studio, roundIds: readonly string[]): Promise<void> {
  const at = new Date(studio.now());
  await transaction(studio.pool, async (client) => {
    for (const roundId of await markReturning(client, roundIds)) {
      const transactionUuid = studio.newUuid();
      await insertDelivery(client, { kind: 'rollback', roundId, transactionUuid, amount: 0n, at, nextAt: at });
      for (const raise of await markRaisesOfRoundReturning(client, roundId)) await oweRaiseBack(studio, client, raise);
    }
  });
}

/** Owes the rollback of a raise; its round is not touched. */
export async function oweRaiseBack(studio: Studio, db: Queryable, { id: raiseId, roundId }: Raise): Promise<void> {
  const at = new Date(studio.now());
  const transactionUuid = studio.newUuid();
  await insertDelivery(db, { kind: 'rollback', roundId, raiseId, transactionUuid, amount: 0n, at, nextAt: at });
}

/** Delivers one win now, once; without a clear answer the job continues. Returns the balance after it, if known. */
export async function deliverNow(studio: Studio, transactionUuid: string): Promise<Amount | null> {
  return (await deliver(studio, await findDelivery(studio.pool, transactionUuid))).balance;
}

/** One pass of the job: everything that is due, a few at a time. Returns how many it tried. */
export async function deliverDue(studio: Studio): Promise<number> {
  const now = new Date(studio.now());
  const due = await claimDue(studio.pool, now, later(studio, LEASE_MS), BATCH);
  await Promise.all(due.map((delivery) => deliver(studio, delivery)));
  return due.length;
}

export type Delivered = { isAnswered: boolean; balance: Amount | null };

/** Sends a delivery once. Without a clear answer it stays owed, and is due again later. */
export async function deliver(studio: Studio, delivery: Delivery): Promise<Delivered> {
  const answer = await studio.purse.move(delivery, delivery);
  if (answer.kind === 'unknown') {
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** delivery.attempts);
    await postpone(studio.pool, delivery.transactionUuid, later(studio, wait));
    studio.log.warn(describe(delivery, answer.status), 'the wallet gave no clear answer, will ask again');
    return { isAnswered: false, balance: null };
  }
  const status = answer.kind === 'ok' ? 'RS_OK' : answer.status;
  const at = new Date(studio.now());
  if (delivery.raiseId) await endRaise(studio, delivery.raiseId, delivery.transactionUuid, status, at);
  else await markDelivered(studio.pool, delivery, { status, balance: answer.balance, at });
  // It is normal that the rollback of a bet that never arrived is refused; a refused win is a difference for the reconciliation.
  if (answer.kind === 'refused' && delivery.kind === 'win')
    studio.log.error(describe(delivery, status), 'the wallet refused a win');
  return { isAnswered: true, balance: answer.balance };
}

async function endRaise({ pool }: Studio, raiseId: string, transactionUuid: string, status: string, at: Date) {
  await transaction(pool, async (client) => {
    await markAnswered(client, transactionUuid, status, at);
    await markRaiseReturned(client, raiseId);
  });
}

function describe({ kind, roundId, transactionUuid, vassalage, attempts }: Delivery, status: string): object {
  return { kind, roundId, transactionUuid, vassalage, attempts, status };
}

function later(studio: Studio, milliseconds: number): Date {
  return new Date(studio.now() + milliseconds);
}
