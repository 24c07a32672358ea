import type { Balance } from '@champa/contract';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { LiveHub } from '../../platform/live.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Gift } from './domain/gift.ts';

export const ANNOUNCE = 'rewards_announce';

export type NoticesNeeds = {
  live: Pick<LiveHub, 'publish'>;
  tell: Inbox['tell'];
  balanceOf: (memberId: string) => Promise<Balance>;
  /** The number of rewards a member can claim now. */
  countOf: (memberId: string) => Promise<number>;
  /** Whether a member may get messages that invite to play: not during a time-out or exclusion. */
  mayTell: (db: ReadHandle, memberId: string) => Promise<boolean>;
};

/** Once the transaction has committed, sends the member's open screens the number of rewards and the balance. */
export function announceRewards(tx: WriteHandle, memberId: string): Promise<void> {
  return enqueue(tx, ANNOUNCE, { memberId }, { key: `${ANNOUNCE}:${memberId}` });
}

export type Notices = ReturnType<typeof createNotices>;

/** Messages to members about their gifts: once each in the inbox, and on open screens. */
export function createNotices({ live, tell, balanceOf, countOf, mayTell }: NoticesNeeds) {
  async function write(tx: WriteHandle, kind: 'gift_received' | 'gift_credited', gift: Gift): Promise<void> {
    const { memberId, id, title } = gift;
    if (await mayTell(tx, memberId)) {
      await tell(tx, { memberId, kind, details: { name: title }, cause: `gift:${id}:${kind}` });
    }
    await announceRewards(tx, memberId);
  }

  return {
    changed: announceRewards,

    /** A gift can be claimed. */
    received: (tx: WriteHandle, gift: Gift): Promise<void> => write(tx, 'gift_received', gift),

    /** A gift was paid at once. A bonus has a message of its own. */
    credited: (tx: WriteHandle, gift: Gift): Promise<void> =>
      gift.reward.kind === 'bonus' ? announceRewards(tx, gift.memberId) : write(tx, 'gift_credited', gift),

    /** Sends the member's open screens the number of rewards and the balance. */
    async tellNow(memberId: string): Promise<void> {
      live.publish(memberId, { name: 'rewards', data: { count: await countOf(memberId) } });
      live.publish(memberId, { name: 'balance', data: await balanceOf(memberId) });
    },
  };
}
