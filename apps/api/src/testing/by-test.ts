import type { ChangedBy } from '../modules/settings/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { ByStaff, Employee } from '../platform/command-line.ts';
import type { ReadHandle } from '../platform/database.ts';
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
export const { recordByHand, record: recordAccess } = createAccessLog(systemClock);

/** What employees did by hand, as the access log has it. */
export async function accessLog(db: ReadHandle): Promise<{ staffId: bigint; action: string; detail: object }[]> {
  const { rows } = await db.query<{ staffId: bigint; action: string; detail: object }>(
    'SELECT staff_id AS "staffId", action, detail FROM staff.access_log ORDER BY id',
  );
  return rows;
}
