import type { Module } from '../../module.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';

type Needs = { pool: Pool; record: RecordByHand; modules: readonly Pick<Module, 'name' | 'personalData'>[] };

export type PrivacyAdmin = ReturnType<typeof createPrivacyAdmin>;

/** What employees do for a member who asks for their data. */
export function createPrivacyAdmin({ pool, record, modules }: Needs) {
  return {
    /** Everything that the modules keep of a member, by their names. That it was taken is recorded before it is read. */
    async export(by: ByStaff, memberId: string): Promise<Record<string, object>> {
      await inTransaction(pool, (tx) => record(tx, by, 'member_exported', { memberId }, 'no change'));
      const all: Record<string, object> = {};
      for (const { name, personalData } of modules) {
        if (personalData) all[name] = await personalData(memberId);
      }
      return all;
    },
  };
}
