import { formatDecimal } from '@champa/money';
import { reelsName } from '../catalogue/extras.ts';
import type { Title } from '../catalogue/titles.ts';
import { freeRoundsNow } from '../free-rounds/free-rounds.ts';
import { StudioError } from '../platform/errors.ts';
import type { ErrorCode, PlayAnswer } from '../protocol.ts';
import { seedState } from '../sessions/seeds.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { presentRound } from './present.ts';
import { findRound, type RoundRow, stakedOf } from './rounds.repo.ts';

/** The state of a round, for the player. Throws a StudioError for a round that was not played. */
export async function concludePlay(
  studio: Studio,
  session: Session,
  title: Title,
  roundId: string,
): Promise<PlayAnswer> {
  const row = await findRound(studio.pool, session.seatId, roundId);
  if (!row) throw new StudioError('NOT_FOUND', 'no such round');
  return await tellPlay(studio, session, title, row);
}

/** The same of a round whose row is known. */
export async function tellPlay(studio: Studio, session: Session, title: Title, row: RoundRow): Promise<PlayAnswer> {
  requirePlayed(row);
  const hasGifts = title.engine === 'slot' || reelsName(title.engine) !== null;
  const [fairness, freeRounds] = await Promise.all([
    seedState(studio, session.seatId),
    hasGifts ? freeRoundsNow(studio, session) : null,
  ]);
  const balance = row.balanceAfter ?? (row.balanceBefore ?? 0n) - stakedOf(row);
  return { round: presentRound(row), balance: formatDecimal(balance), fairness, freeRounds };
}

/** Throws the error for a player whose stake was refused, is being returned, or is not answered yet. */
export function requirePlayed({ state, refusal, balanceBefore }: RoundRow): void {
  if (state === 'refused') throw refusalError(refusal, balanceBefore);
  if (state === 'returning' || state === 'returned') {
    // The wallet has told its balance, so it took the stake: only a flight that had left can be why it is returned.
    if (balanceBefore !== null)
      throw new StudioError('BET_TOO_LATE', 'the flight left without the bet: the stake is returned');
    throw new StudioError('WALLET_UNAVAILABLE', 'the wallet gave no clear answer: the stake is returned');
  }
  if (state === 'placing') {
    throw new StudioError('ROUND_IN_PROGRESS', 'the stake is still being taken', { retryAfterMs: 1_000 });
  }
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
  RS_ERROR_INVALID_TOKEN: 'SESSION_EXPIRED',
  RS_ERROR_TOKEN_EXPIRED: 'SESSION_EXPIRED',
  RS_ERROR_USER_DISABLED: 'PLAYER_DISABLED',
  RS_ERROR_LIMIT_REACHED: 'LIMIT_REACHED',
};

/** Translates a wallet's refusal to the protocol. */
export function refusalError(status: string | null, balance: bigint | null): StudioError {
  const code = REFUSALS[status ?? ''] ?? 'WALLET_UNAVAILABLE';
  return new StudioError(code, `the wallet refused: ${status}`, balance === null ? {} : { balance });
}
