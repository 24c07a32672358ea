import type { Amount } from '@champa/money';
import { transaction } from '../platform/database.ts';
import { deliverNow, oweWin } from '../rounds/deliver.ts';
import { markDecided } from '../rounds/rounds.repo.ts';
import type { Studio } from '../studio.ts';
import { pause } from './clock.ts';
import { type FlightBet, outcomeOf } from './flight-bet.ts';

const RETRY_MS = 500;
const forever = new AbortController().signal;

/**
 * Stores a bet's end together with the win it owes, then tries to deliver the win once. Storing is repeated until it succeeds:
 * the end is decided, and a flight is not over before all its bets are stored. Returns the balance after the win, if known.
 */
export async function settleBet(studio: Studio, bet: FlightBet): Promise<Amount | null> {
  const win = await storeEnd(studio, bet);
  return win === null ? null : await deliverNow(studio, win);
}

async function storeEnd(studio: Studio, bet: FlightBet): Promise<string | null> {
  for (;;) {
    try {
      return await transaction(studio.pool, async (client) => {
        const stored = await markDecided(client, {
          id: bet.id,
          outcome: outcomeOf(bet),
          win: bet.win,
          balanceBefore: bet.balanceBefore,
          shown: true,
          at: new Date(studio.now()),
        });
        return stored ? await oweWin(studio, client, bet.id, bet.win) : null;
      });
    } catch (error) {
      studio.log.error({ err: error, roundId: bet.id }, 'the end of a bet could not be stored, trying again');
      await pause(RETRY_MS, forever);
    }
  }
}
