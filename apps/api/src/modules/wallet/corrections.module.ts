import type { Balance } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Ledger } from '../ledger/index.ts';
import { correctionsAdminRoutes } from './corrections.admin.routes.ts';
import { createCorrectBalance } from './correct-balance.ts';
import { type Correction, selectReasons } from './corrections.repo.ts';

const ANNOUNCE = 'wallet_announce';

const Announced = z.object({ memberId: z.string() });

type Wanted = Omit<Correction, 'currency' | 'actor' | 'reason'>;

export type Corrections = Module & {
  /** Why corrections were made, by their ids, as their members read it. */
  describe: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  admin: {
    /**
     * Corrects a member's cash by a signed amount, once for its key.
     *
     * @throws ApiError BALANCE_TOO_LOW, IDEMPOTENCY_CONFLICT
     */
    correct: (by: ByStaff, correction: Wanted) => Promise<Balance>;
  };
};

type Needs = {
  ledger: Pick<Ledger, 'openAccount' | 'post'>;
  balanceOf: (memberId: string) => Promise<Balance>;
  record: RecordByHand;
};

/** Corrections of members' cash by staff. */
export function createCorrections(
  { pool, clock, live }: Pick<Deps, 'pool' | 'clock' | 'live'>,
  { ledger, balanceOf, record }: Needs,
): Corrections {
  const correct = createCorrectBalance({ clock, ledger });
  // A command has ended before a screen could be told, so a server does it.
  const announceLater = (tx: WriteHandle, memberId: string) => enqueue(tx, ANNOUNCE, { memberId });

  return {
    name: 'corrections',
    jobs: [{ name: ANNOUNCE, run: announce }],
    adminRoutes: (app) => correctionsAdminRoutes(app, byHand),
    async describe(ids) {
      const made = ids.length === 0 ? [] : await selectReasons(pool, ids);
      return new Map(made.map(({ id, reason }) => [String(id), reason]));
    },
    admin: {
      correct: byHand,
    },
  };

  async function byHand(by: ByStaff, correction: Wanted): Promise<Balance> {
    const { memberId, amount } = correction;
    const { actor, reason } = by;
    const { currency } = await balanceOf(memberId);
    await inTransaction(pool, async (tx) => {
      const isNew = await correct(tx, { ...correction, currency, actor, reason });
      if (!isNew) return;
      const change = { before: null, after: { amount: formatDecimal(amount), currency } };
      await record(tx, by, 'member_corrected', { memberId }, change);
      await announceLater(tx, memberId);
    });
    return balanceOf(memberId);
  }

  async function announce(payload: unknown): Promise<void> {
    const { memberId } = Announced.parse(payload);
    live.publish(memberId, { name: 'balance', data: await balanceOf(memberId) });
  }
}
