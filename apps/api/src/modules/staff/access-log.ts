import type { Clock } from '../../platform/clock.ts';
import type { Change, RecordByHand } from '../../platform/command-line.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { insertAccess } from './audit.repo.ts';

/** The address of a command: the platform's own machine. */
const OWN_MACHINE = '::1';

/** Records what was done by a command for which no employee is named. */
export type RecordByCommand = (tx: WriteHandle, action: string, detail: object, change: Change) => Promise<void>;

/** Records what was done, in the transaction that does it: in the console, or by a command. */
export function createAccessLog(clock: Clock): { recordByHand: RecordByHand; recordByCommand: RecordByCommand } {
  return {
    recordByHand: (tx, by, action, detail, change) =>
      insertAccess(tx, {
        at: clock.now(),
        staffId: String(by.staffId),
        action,
        detail: by.approved ? { ...detail, approval: by.approved.id, approvedBy: by.approved.by.name } : detail,
        ip: by.from?.ip ?? OWN_MACHINE,
        requestId: by.from?.requestId ?? null,
        // A command that asks for no reason gives none.
        reason: by.reason === '' ? null : (by.reason ?? null),
        ...(typeof change === 'string' ? {} : change),
      }),

    recordByCommand: (tx, action, detail, change) =>
      insertAccess(tx, { at: clock.now(), staffId: null, action, detail, ip: OWN_MACHINE, ...change }),
  };
}
