import { formatDecimal } from '@champa/money';
import * as z from 'zod/mini';
import type { SettledPlace, SettledRound } from '../wallets/settled-rounds.repo.ts';

const MOST_ROUNDS = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const Time = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const Place = z.pipe(
  z.string().check(z.refine((text) => readPlace(text) !== null, { error: 'no place in the list' })),
  z.transform((text) => readPlace(text)!),
);

/**
 * An operator's request for the settled-round feed: changes since a time and before another, and the position where the last page
 * ended.
 */
export const SettledRequest = z.object({
  from: Time,
  until: z._default(z.nullable(Time), null),
  after: z._default(z.nullable(Place), null),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_ROUNDS)), 100),
});

export function placeOf({ changedAt, roundId }: SettledPlace): string {
  return `${changedAt.getTime()}_${roundId}`;
}

function readPlace(text: string): SettledPlace | null {
  const [time = '', roundId = ''] = text.split('_');
  return /^\d{1,15}$/.test(time) && UUID.test(roundId) ? { changedAt: new Date(Number(time)), roundId } : null;
}

/** One round of the feed; money as decimal strings. */
export function presentSettled(round: SettledRound) {
  return {
    round: round.roundId,
    revision: round.revision,
    status: round.state,
    user: round.player,
    currency: round.currency,
    game_code: round.gameCode,
    stake: formatDecimal(round.stake),
    win: formatDecimal(round.win),
    started_at: round.startedAt.toISOString(),
    settled_at: round.settledAt.toISOString(),
    changed_at: round.changedAt.toISOString(),
  };
}
