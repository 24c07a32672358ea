import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { LiveHub } from '../../platform/live.ts';
import type { Log } from '../../platform/log.ts';
import type { Inbox } from '../inbox/index.ts';
import type { GiftState, GivableNeeds, GivenGift, NewGift, Rewards } from '../rewards/index.ts';
import type { RandomBytes } from './seeds.ts';

export type Promised = { budget: string; amount: Amount; currency: string };

/** What prize games need of other modules. */
export type PrizesNeeds = GivableNeeds & {
  pool: Pool;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  live: Pick<LiveHub, 'publish' | 'publishToAll'>;
  randomBytes: RandomBytes;
  give: (tx: WriteHandle, gift: NewGift) => Promise<GivenGift>;
  /** Reserves a part of a budget for a promise. @returns false where the budget does not cover it */
  reserve: (tx: WriteHandle, promised: Promised) => Promise<boolean>;
  /** Releases it; the budget stays locked until the transaction ends, so a gift right after it is never refused. */
  release: (tx: WriteHandle, promised: Promised) => Promise<void>;
  /** Refuses a member who may not play now. */
  requirePlay: (db: ReadHandle, memberId: string) => Promise<void>;
  /** Whether a member has excluded themselves: they are given nothing. */
  isExcluded: (db: ReadHandle, memberId: string) => Promise<boolean>;
  /** Whether a member may get messages that invite to play. */
  mayTell: (db: ReadHandle, memberId: string) => Promise<boolean>;
  /** Claims a waiting gift; repeated, nothing more happens. */
  claimGift: (memberId: string, giftId: string, idempotencyKey: string) => Promise<unknown>;
  giftStates: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, GiftState>>;
  /** What is left of a budget. */
  budgetLeft: (budget: string, currency: string) => Promise<Amount>;
  fund: Rewards['fund'];
  /** Records what staff gives by hand. */
  record: RecordByHand;
  tell: Inbox['tell'];
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  timeZone: () => Promise<string>;
  defaultLanguage: () => Promise<Language>;
};
