import type { Actor, Change, RecordByHand } from '../../platform/command-line.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { insertChange } from './games.repo.ts';

type Done = { gameCode: string; drawId?: bigint; what: string; details?: object };
type By = Actor & { reason?: string };

/** Keeps what an employee did: in the game's own history, for ever, and in the audit log of staff. */
export type Note = (tx: WriteHandle, by: By, done: Done, change?: Change | 'no change') => Promise<void>;

export function createNote(record: RecordByHand): Note {
  return async (tx, by, { gameCode, drawId = null, what, details = {} }, change = 'no change') => {
    const told = {
      ...details,
      ...(change !== 'no change' && change),
      ...(by.reason !== undefined && { reason: by.reason }),
    };
    await insertChange(tx, { gameCode, drawId, what, details: told, actor: by.actor });
    const detail = { game: gameCode, ...(drawId !== null && { draw: String(drawId) }), ...details };
    await record(tx, by, `lottery_${what}`, detail, change);
  };
}
