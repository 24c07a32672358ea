import { StudioError } from '../platform/errors.ts';
import type { Round } from '../protocol.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { presentRound } from './present.ts';
import { findRound, markShown } from './rounds.repo.ts';

/** A past round of the session's own seat. */
export async function readRound(studio: Studio, session: Session, id: string): Promise<Round> {
  const row = await findRound(studio.pool, session.seatId, id);
  if (!row) throw new StudioError('NOT_FOUND', 'no such round');
  return presentRound(row);
}

/** The player has seen the round to its end. */
export async function acknowledgeRound(studio: Studio, session: Session, id: string): Promise<{ ok: true }> {
  if (!(await markShown(studio.pool, session.seatId, id))) throw new StudioError('NOT_FOUND', 'no such round');
  return { ok: true };
}
