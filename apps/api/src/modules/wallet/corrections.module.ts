import type { Balance } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Deps, Module } from '../../module.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { correctionsAdminRoutes } from './corrections.admin.routes.ts';
import { createCorrectBalance } from './correct-balance.ts';
import { type Correction, selectLastCorrection, selectReasons } from './corrections.repo.ts';
import { presentBalance } from './wallet.present.ts';

const ANNOUNCE = 'wallet_announce';

const Announced = z.object({ memberId: z.string() });

const Asked = z.object({ memberId: z.string(), amount: z.string(), idempotencyKey: z.string() });
type Asked = z.infer<typeof Asked>;

type Wanted = Omit<Correction, 'currency' | 'actor' | 'reason'>;

export type Corrections = Module & {
  /** Why corrections were made, by their ids, as their members read it. */
  describe: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  admin: {
    /**
     * Corrects a member's cash by a signed amount, once for its key.
     *
     * @throws ApiError BALANCE_TOO_LOW, IDEMPOTENCY_CONFLICT, WAITS_FOR_APPROVAL
     */
    correct: (by: ByStaff, correction: Wanted) => Promise<Balance>;
  };
};

type Needs = {
  ledger: Pick<Ledger, 'openAccount' | 'post' | 'balances'>;
  guard: Guard;
  balanceOf: (memberId: string) => Promise<Balance>;
  record: RecordByHand;
};

/** Corrections of members' cash by staff. */
export function createCorrections(
  { pool, clock, live }: Pick<Deps, 'pool' | 'clock' | 'live'>,
  { ledger, guard, balanceOf, record }: Needs,
): Corrections {
  const correct = createCorrectBalance({ clock, ledger });
  const guarded = guard<Asked, void>({
    kind: 'correction',
    input: Asked,
    amountOf: async (_tx, { amount }) => parseAmount(amount),
    look,
    carryOut,
  });
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

  async function byHand(by: ByStaff, { memberId, amount, idempotencyKey }: Wanted): Promise<Balance> {
    await guarded(by, { memberId, amount: formatDecimal(amount), idempotencyKey });
    return balanceOf(memberId);
  }

  async function carryOut(tx: WriteHandle, by: ByStaff, { memberId, amount, idempotencyKey }: Asked): Promise<void> {
    const { actor, reason } = by;
    const { currency } = presentBalance(await ledger.balances(memberId, tx));
    const correction = { memberId, amount: parseAmount(amount), idempotencyKey, currency, actor, reason };
    if (!(await correct(tx, correction))) return;
    await record(tx, by, 'member_corrected', { memberId }, { before: null, after: { amount, currency } });
    await announceLater(tx, memberId);
  }

  /** Play goes on meanwhile, so the balance is shown, but only another correction makes a request stale. */
  async function look(tx: WriteHandle, { memberId }: Asked): Promise<Looked> {
    const { balance, currency } = presentBalance(await ledger.balances(memberId, tx));
    return {
      subject: { type: 'member', id: memberId },
      memberId,
      shown: { balance, currency },
      grounds: { lastCorrection: String(await selectLastCorrection(tx, memberId)) },
    };
  }

  async function announce(payload: unknown): Promise<void> {
    const { memberId } = Announced.parse(payload);
    live.publish(memberId, { name: 'balance', data: await balanceOf(memberId) });
  }
}
