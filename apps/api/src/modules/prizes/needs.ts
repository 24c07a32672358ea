import type { Language } from '@champa/contract';
import type { Amount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { LiveHub } from '../../platform/live.ts';
import type { Log } from '../../platform/log.ts';
import type { Inbox } from '../inbox/index.ts';
import type { GiftState, GivableNeeds, GivenGift, NewGift, Rewards } from '../rewards/index.ts';
import type { RandomBytes } from './seeds.ts';

export type Promised = { budget: string; amount: Amount; currency: string };

/** What prize games need of the rest of the house. */
export type PrizesNeeds = GivableNeeds & {
  pool: Pool;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  live: Pick<LiveHub, 'publish' | 'publishToAll'>;
  randomBytes: RandomBytes;
  give: (tx: WriteHandle, gift: NewGift) => Promise<GivenGift>;
  /** Keeps a part of a budget for what was promised. @returns false where it has not so much left */
  reserve: (tx: WriteHandle, promised: Promised) => Promise<boolean>;
  /** Lets it go again; the budget stays held until the transaction ends, so a gift right after it is never refused. */
  release: (tx: WriteHandle, promised: Promised) => Promise<void>;
  /** Refuses a member who may not play now. */
  requirePlay: (db: ReadHandle, memberId: string) => Promise<void>;
  /** Whether a member has excluded himself: he is given nothing. */
  isExcluded: (db: ReadHandle, memberId: string) => Promise<boolean>;
  /** Whether a member may be told of what invites to play. */
  mayTell: (db: ReadHandle, memberId: string) => Promise<boolean>;
  /** Claims a gift that waits; claimed before, nothing more happens. */
  claimGift: (memberId: string, giftId: string, idempotencyKey: string) => Promise<unknown>;
  giftStates: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, GiftState>>;
  /** What is left in a budget. */
  budgetLeft: (budget: string, currency: string) => Promise<Amount>;
  fund: Rewards['fund'];
  tell: Inbox['tell'];
  usernames: (db: ReadHandle, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  timeZone: () => Promise<string>;
  defaultLanguage: () => Promise<Language>;
};
