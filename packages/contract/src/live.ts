import * as z from 'zod/mini';
import { Deposit } from './deposits.ts';
import { UnreadCount } from './inbox.ts';
import { operation } from './operation.ts';
import { WalletMove } from './transfers.ts';
import { RewardCount } from './rewards.ts';
import { Balance } from './wallet.ts';
import { Withdrawal } from './withdrawals.ts';

export const liveTicket = operation({
  id: 'liveTicket',
  method: 'POST',
  path: '/api/live/ticket',
  access: 'member',
  summary: 'A ticket to open the live stream once, within 30 seconds: GET /api/live?ticket=',
  value: z.object({ ticket: z.string() }),
});

/** What the live stream tells, by event name. */
export const liveEvents = {
  balance: Balance,
  deposit: Deposit,
  /** A move between wallets was begun, or came to an end. */
  walletMove: WalletMove,
  withdrawal: Withdrawal,
  /** A message came, was read or deleted: so many are unread now. */
  unread: UnreadCount,
  /** A reward came or was claimed: so many wait now. */
  rewards: RewardCount,
  /** The session was ended elsewhere. */
  signedOut: z.object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = { [N in LiveEventName]: { name: N; data: z.infer<(typeof liveEvents)[N]> } }[LiveEventName];
