import { type PlanKind, planKinds } from '@champa/contract';
import type { Amount } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import type { PlannedKind, PlanRow, PlanTrial, PlanValue } from '../../platform/plan-kind.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import { revisionOf } from './domain/revision.ts';
import * as repo from './versions.repo.ts';

export type BudgetLeft = { id: string; left: Amount; currency: string };

type Needs = {
  pool: Pool;
  clock: Clock;
  kinds: readonly PlannedKind[];
  record: RecordByHand;
  guard: Guard;
  /** What is left of budgets. */
  leftOf: (db: ReadHandle, ids: readonly string[]) => Promise<BudgetLeft[]>;
};

const Saved = z.object({
  kind: z.enum(planKinds),
  key: z.string(),
  value: z.record(z.string(), z.unknown()),
  /** Null: a new one. */
  revision: z.nullable(z.string()),
  action: z.enum(['plan_saved', 'plan_restored']),
});
type Saved = z.infer<typeof Saved>;

export type ListedPlan = PlanRow & { left: BudgetLeft | null; last: repo.Version | null };
export type ViewedPlan = ListedPlan & { value: PlanValue; revision: string; switches: boolean };
export type { Version } from './versions.repo.ts';
export type PlansAdmin = ReturnType<typeof createPlansAdmin>;

/** What staff does with plans. */
export function createPlansAdmin({ pool, clock, kinds, record, guard, leftOf }: Needs) {
  const kindOf = (name: PlanKind): PlannedKind => {
    const kind = kinds.find((each) => each.kind === name);
    if (!kind) throw new ApiError('NOT_FOUND', { kind: name });
    return kind;
  };

  async function listed(kind: PlanKind, rows: readonly PlanRow[]): Promise<ListedPlan[]> {
    const heads = await repo.selectHeads(pool, kind);
    const budgets = rows.flatMap(({ budget }) => (budget === null ? [] : [budget]));
    const left = budgets.length === 0 ? [] : await leftOf(pool, budgets);
    return rows.map((row) => ({
      ...row,
      left: left.find(({ id }) => id === row.budget) ?? null,
      last: heads.get(row.key) ?? null,
    }));
  }

  /** @throws ApiError CHANGED_MEANWHILE with what it is now; VALIDATION where a new one's key is taken */
  async function requireRead(tx: WriteHandle, wanted: Saved, current: PlanValue | null): Promise<void> {
    const { kind, key, revision } = wanted;
    if (revision === null && current) throw new ApiError('VALIDATION', { fields: { key: 'taken' } });
    if (revision === null) return;
    if (!current) throw new ApiError('NOT_FOUND', { kind, key });
    const now = revisionOf(current);
    if (now === revision) return;
    const [last] = await repo.selectVersions(tx, wanted, { before: null, limit: 1 });
    const isLast = last && revisionOf(last.value) === now;
    throw new ApiError('CHANGED_MEANWHILE', {
      by: isLast ? last.changedBy : '',
      at: String(isLast ? last.changedAt : clock.now()),
      revision: now,
      current,
    });
  }

  /** Saves it, and keeps what it was and what it is. */
  async function carryOut(tx: WriteHandle, by: ByStaff, wanted: Saved): Promise<void> {
    const { kind, key, value, action } = wanted;
    const { read, save } = kindOf(kind);
    await repo.lockPlan(tx, wanted);
    const before = await read(tx, key);
    await requireRead(tx, wanted, before);
    await save(tx, by, { key, value });
    const after = (await read(tx, key))!;
    if (before && revisionOf(before) === revisionOf(after)) return;
    const [last] = await repo.selectVersions(tx, wanted, { before: null, limit: 1 });
    const isKept = before === null || (last !== undefined && revisionOf(last.value) === revisionOf(before));
    const now = clock.now();
    if (!isKept) await repo.insertVersion(tx, { kind, key, value: before, by: 'seed', staffId: null, reason: '' }, now);
    const { name, staffId, reason } = by;
    await repo.insertVersion(tx, { kind, key, value: after, by: name, staffId, reason }, now);
    await record(tx, by, action, { kind, key }, { before, after });
  }

  async function look(tx: WriteHandle, { kind, key }: Saved): Promise<Looked> {
    const value = await kindOf(kind).read(tx, key);
    return {
      subject: { type: 'plan', id: `${kind}/${key}` },
      shown: value ?? {},
      grounds: { revision: value ? revisionOf(value) : null },
    };
  }

  /** What is left of the budget that would pay it: so much can be lost by it. */
  async function atStake(tx: WriteHandle, { kind, key, value }: Saved): Promise<Amount | null> {
    const budget = kindOf(kind).budgetOf(key, value);
    if (budget === null) return null;
    const [left] = await leftOf(tx, [budget]);
    return left?.left ?? 0n;
  }

  const save = guard<Saved, void>({
    kind: 'promotion',
    input: Saved,
    amountOf: atStake,
    look,
    carryOut,
  });

  async function viewed({ kind, key }: repo.Which): Promise<ViewedPlan> {
    const { read, rows, switch: change } = kindOf(kind);
    const [value, row] = await Promise.all([read(pool, key), rows()]);
    const found = row.find((each) => each.key === key);
    if (!value || !found) throw new ApiError('NOT_FOUND', { kind, key });
    const [one] = await listed(kind, [found]);
    return { ...one!, value, revision: revisionOf(value), switches: change !== undefined };
  }

  return {
    shape: (kind: PlanKind): Record<string, unknown> => kindOf(kind).shape(),
    freeKeys: async (kind: PlanKind) => (await kindOf(kind).freeKeys?.()) ?? null,

    list: async (kind: PlanKind, { from, most }: { from: number; most: number }) => {
      const rows = await kindOf(kind).rows();
      return { list: await listed(kind, rows.slice(from, from + most)), total: rows.length };
    },

    /** @throws ApiError NOT_FOUND */
    one: viewed,

    /** @throws ApiError VALIDATION by field */
    try: async ({ kind, key }: repo.Which, value: PlanValue): Promise<PlanTrial> =>
      (await kindOf(kind).try?.(key, value)) ?? {},

    /**
     * Saves a plan whole, or adds it where nothing was read.
     *
     * @throws ApiError VALIDATION by field; CHANGED_MEANWHILE with what it is now; WAITS_FOR_APPROVAL where it gives money
     */
    save: (by: ByStaff, wanted: Omit<Saved, 'action'>): Promise<void> => save(by, { ...wanted, action: 'plan_saved' }),

    /** Makes of a plan what an earlier change made of it. @throws ApiError NOT_FOUND without such a change */
    async restore(by: ByStaff, { to, ...which }: repo.Which & { to: string; revision: string }): Promise<void> {
      const version = isId(to) ? await repo.selectVersion(pool, which, to) : null;
      if (!version) throw new ApiError('NOT_FOUND', { version: to });
      await save(by, { ...which, value: version.value, action: 'plan_restored' });
    },

    /** Pauses a plan, or resumes it. */
    switch: (by: ByStaff, { kind, key, running }: repo.Which & { running: boolean }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const { switch: change, read } = kindOf(kind);
        if (!change || !(await read(tx, key))) throw new ApiError('NOT_FOUND', { kind, key });
        await change(tx, by, { key, running });
        const state = (isOn: boolean) => ({ state: isOn ? 'running' : 'paused' });
        await record(tx, by, 'plan_switched', { kind, key }, { before: state(!running), after: state(running) });
      }),

    /** The changes of a plan, the newest first. */
    versions: (which: repo.Which, { before, pageSize }: PageWish): Promise<Page<repo.Version>> =>
      readPage(pageSize, (limit) => repo.selectVersions(pool, which, { before, limit }), byId),
  };
}
