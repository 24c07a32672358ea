import { StudioError } from '../platform/errors.ts';
import { type CrashBetAnswer, CrashCashoutRequest } from '../protocol.ts';
import { parse } from '../rounds/parse.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { concludeBet } from './place-bet.ts';
import type { FlightTable } from './table.ts';

/**
 * Cashes a bet out at the multiplier shown when the request arrives. Safe to repeat. The answer is sent once the result is stored
 * and its delivery to the wallet was tried.
 */
export async function cashOut(
  studio: Studio,
  session: Session,
  table: FlightTable,
  body: unknown,
): Promise<CrashBetAnswer> {
  const { betId } = parse(CrashCashoutRequest, body);
  const bet = table.betsOf(session.seatId).find(({ id }) => id === betId);
  if (!bet) return await concludeBet(studio, session, table, betId);
  if (!table.cashOut(bet)) throw new StudioError('CASHOUT_TOO_LATE', 'the flight has crashed');
  await bet.settled;
  return await concludeBet(studio, session, table, betId);
}
