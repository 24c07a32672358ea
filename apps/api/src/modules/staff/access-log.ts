import type { Clock } from '../../platform/clock.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { RecordAccess } from '../../platform/http/principal.ts';
import { insertAccess } from './staff.repo.ts';

/** Writes down what employees did, in the transaction that does it. */
export function createAccessLog(clock: Clock): {
  record: RecordAccess;
  recordByHand: RecordByHand;
} {
  return {
    /** In the back office. */
    record: (tx, { staffId }, action, detail, ip) => insertAccess(tx, { at: clock.now(), staffId, action, detail, ip }),

    /** By a use case of staff: in the console, or by a command on the platform's own machine. */
    recordByHand: (tx, { staffId, from }, action, detail) =>
      insertAccess(tx, { at: clock.now(), staffId: String(staffId), action, detail, ip: from?.ip ?? '::1' }),
  };
}
