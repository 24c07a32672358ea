import * as z from 'zod/mini';
import { ContractNews } from './contracts.ts';
import { Deposit } from './deposits.ts';
import { UnreadCount } from './inbox.ts';
import { MissionsReady } from './missions.ts';
import { LotteryNews } from './lottery.ts';
import { operation } from './operation.ts';
import { PrizeNews } from './prizes.ts';
import { WalletMove } from './transfers.ts';
import { PointsBalance } from './points.ts';
import { RewardCount } from './rewards.ts';
import { VipState } from './vip.ts';
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
  /** Something of the prize games changed: for the member, or (rain) for everybody. */
  prizes: PrizeNews,
  /** Points were earned, spent or came back. */
  points: PointsBalance,
  /** The member's rank has changed. */
  vip: VipState,
  /** A step was taken with a contract of the member's: so many wait for his answer now. */
  contracts: ContractNews,
  /** Missions or boards moved: so many of their rewards wait now. */
  missions: MissionsReady,
  /** A lottery draw was settled, or is void: for everybody. */
  lottery: LotteryNews,
  /** The session was ended elsewhere. */
  signedOut: z.object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = { [N in LiveEventName]: { name: N; data: z.infer<(typeof liveEvents)[N]> } }[LiveEventName];
