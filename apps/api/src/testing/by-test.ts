import type { ChangedBy } from '../modules/site/index.ts';
import type { Employee } from '../platform/command-line.ts';

/** The author of changes of settings in tests. */
export const byTest: ChangedBy = { staffId: null, name: 'test', reason: 'a test' };

/** For commands whose test has no employees: every name is accepted. */
export const everybodyActs = {
  service: {
    actor: async (_: unknown, name: string): Promise<Employee> => ({ staffId: 7n, name }),
    recordByHand: async (): Promise<void> => undefined,
  },
};
