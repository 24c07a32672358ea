import type { OperationValue, realityCheck } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from '../member/index.ts';

export type SessionPlayNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId'>;
  openedAt: (db: ReadHandle, sessionId: string) => Promise<Temporal.Instant | null>;
  /** The sums of the rounds that a member began since a time. */
  playedSince: (
    db: ReadHandle,
    memberId: string,
    since: Temporal.Instant,
  ) => Promise<{ stake: Amount; openStake: Amount; win: Amount }>;
};

export type SessionPlay = (memberId: string, sessionId: string) => Promise<OperationValue<typeof realityCheck>>;

/** The data of a reality check: the session's length, stakes and wins. */
export function createSessionPlay({ pool, clock, members, openedAt, playedSince }: SessionPlayNeeds): SessionPlay {
  return async (memberId, sessionId) => {
    const [member, opened] = await Promise.all([members.byId(pool, memberId), openedAt(pool, sessionId)]);
    if (!member || !opened) throw new ApiError('NOT_LOGGED_IN');
    const { stake, openStake, win } = await playedSince(pool, memberId, opened);
    return {
      openedAt: opened.toString(),
      elapsedSeconds: Math.floor(clock.now().since(opened).total('seconds')),
      stake: formatDecimal(stake),
      openStake: formatDecimal(openStake),
      win: formatDecimal(win),
      net: formatDecimal(win - (stake - openStake)),
      currency: member.currency,
    };
  };
}
