import { formatDecimal } from '@champa/money';
import type { FreeRounds as FreeRoundsView } from '../protocol.ts';
import type { SeatKey } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { findFreeRounds } from './free-rounds.repo.ts';

/** The player's free rounds of this game: those that expire first; null if there are none. */
export async function freeRoundsNow(studio: Studio, seat: SeatKey): Promise<FreeRoundsView | null> {
  const gift = await findFreeRounds(studio.pool, seat, new Date(studio.now()));
  if (!gift) return null;
  const { rewardUuid, stake, rounds, used, validUntil } = gift;
  return { id: rewardUuid, stake: formatDecimal(stake), rounds, left: rounds - used, until: validUntil.getTime() };
}
