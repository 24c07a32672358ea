import type { ChangedBy } from '../modules/settings/index.ts';
import type { Guard } from '../modules/approvals/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { ByStaff, Employee } from '../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle } from '../platform/database.ts';
import { createAccessLog } from '../modules/staff/index.ts';

/** The author of changes of settings in tests. */
export const byTest: ChangedBy = { staffId: null, name: 'test', reason: 'a test' };

/** For commands whose test has no employees: every name is accepted. */
export const everybodyActs = {
  service: {
    actor: async (_: unknown, name: string): Promise<Employee> => ({ staffId: 7n, name }),
    recordByHand: async (): Promise<void> => undefined,
  },
};

/** An employee who acts, for use cases of staff. */
export const vilay = { staffId: 7n, name: 'vilay', actor: 'staff:vilay', reason: 'a test' } satisfies ByStaff;

/** Writes into the access log of staff. */
export const { recordByHand } = createAccessLog(systemClock);

/** Lets every act run at once: the guard of a brand that wants no second person. */
export const unguarded =
  (pool: Pool): Guard =>
  ({ carryOut }) =>
  (by, input) =>
    inTransaction(pool, (tx) => carryOut(tx, by, input));

type Logged = { staffId: bigint; action: string; detail: object; before?: object; after?: object };

/** What employees did by hand, as the audit log has it: with what changed, where that is kept. */
export async function accessLog(db: ReadHandle): Promise<Logged[]> {
  const { rows } = await db.query<Logged>(
    'SELECT staff_id AS "staffId", action, detail, before, after FROM staff.access_log ORDER BY id',
  );
  return rows.map(({ before, after, ...entry }) => ({ ...entry, ...(before && { before }), ...(after && { after }) }));
}
