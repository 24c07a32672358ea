import type { Clock } from '../../platform/clock.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { insertAccess } from './audit.repo.ts';

/** The address of a command: the platform's own machine. */
const OWN_MACHINE = '::1';

/** Records what an employee did, in the transaction that does it: in the console, or by a command. */
export function createAccessLog(clock: Clock): { recordByHand: RecordByHand } {
  return {
    recordByHand: (tx, by, action, detail, change) =>
      insertAccess(tx, {
        at: clock.now(),
        staffId: String(by.staffId),
        action,
        detail,
        ip: by.from?.ip ?? OWN_MACHINE,
        requestId: by.from?.requestId ?? null,
        reason: by.reason ?? null,
        ...(typeof change === 'string' ? {} : change),
      }),
  };
}
