import { isDeepStrictEqual } from 'node:util';
import { StudioError } from '../platform/errors.ts';
import type { PlacedBet } from './bets.ts';
import type { RoundRow } from './rounds.repo.ts';

/** Throws REQUEST_ID_REUSED if a repeated request differs from the one that made the round. */
export function requireSameBet(known: RoundRow, placed: PlacedBet): void {
  if (known.stake === placed.stake && isDeepStrictEqual(known.bet, placed.bet)) return;
  throw new StudioError('REQUEST_ID_REUSED', 'this requestId belongs to a round with another bet');
}
