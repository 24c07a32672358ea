import type { ChangedBy } from '../modules/settings/index.ts';
import type { Employee } from '../platform/command-line.ts';

/** Who changes settings in tests. */
export const byTest: ChangedBy = { staffId: null, name: 'test', reason: 'a test' };

/** For commands whose test has no employees: everybody named is one. */
export const everybodyActs = {
  service: {
    actor: async (_: unknown, name: string): Promise<Employee> => ({ staffId: 7n, name }),
    recordByHand: async (): Promise<void> => undefined,
  },
};
