import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueue } from '../../platform/jobs.ts';
import { planForm } from '../../platform/plan-form.ts';
import type { PlannedKind, PlanValue } from '../../platform/plan-kind.ts';
import { faultOf, readTable, TableFile, writeTable } from './domain/table.ts';
import * as repo from './vip.repo.ts';

type Needs = { pool: Pool; clock: Clock };

/** There is one table of ranks. */
const KEY = 'table';
export const RECOUNT = 'vip_recount';

const form = planForm(TableFile, []);
const title = { lo: 'ລະດັບ VIP', en: 'VIP ranks', cn: 'VIP 等级' };

/** The table of ranks as staff plans it. Members get the rank that their growth has in it soon after. */
export function createRankPlans({ pool, clock }: Needs): PlannedKind {
  return {
    kind: 'ranks',
    shape: form.shape,
    freeKeys: async () => ((await repo.selectTable(pool)) ? [] : [{ id: KEY, title }]),
    rows: async () => {
      if (!(await repo.selectTable(pool))) return [];
      const row = { key: KEY, title, group: null, state: 'running', from: null, until: null, budget: null, cost: null };
      return [row as Awaited<ReturnType<PlannedKind['rows']>>[number]];
    },
    read: async (db, key) => {
      const table = key === KEY ? await repo.selectTable(db) : null;
      return table && (writeTable(table, formatDecimal) as PlanValue);
    },
    budgetOf: () => null,
    save: async (tx, { actor }, { key, value }) => {
      if (key !== KEY) throw new ApiError('VALIDATION', { fields: { key: 'unknown' } });
      const file = form.parse(value, {});
      const fault = faultOf(file);
      if (fault) throw new ApiError('VALIDATION', { fields: { 'value.ranks': fault } });
      await repo.replaceTable(tx, { ...readTable(file), since: clock.now() });
      await enqueue(tx, RECOUNT, { actor }, { key: RECOUNT });
    },
  };
}
