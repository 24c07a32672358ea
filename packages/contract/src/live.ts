import * as z from 'zod/mini';
import { ChatNews } from './chat.ts';
import { ContractNews } from './contracts.ts';
import { Deposit } from './deposits.ts';
import { UnreadCount } from './inbox.ts';
import { MissionsReady } from './missions.ts';
import { StakeRefusal } from './limits.ts';
import { LotteryNews } from './lottery.ts';
import { operation } from './operation.ts';
import { PrizeNews } from './prizes.ts';
import { TicketNews } from './tickets.ts';
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

/** The events of the live stream, by name. */
export const liveEvents = {
  balance: Balance,
  deposit: Deposit,
  /** The ways to pay in have changed: for everybody. */
  depositMethods: z.object({}),
  /** A move between wallets began or ended. */
  walletMove: WalletMove,
  withdrawal: Withdrawal,
  /** A message arrived, was read or deleted: the number that is unread now. */
  unread: UnreadCount,
  /** A reward arrived or was claimed: the number that can be claimed now. */
  rewards: RewardCount,
  /** A prize game changed: for the member, or (rain) for everybody. */
  prizes: PrizeNews,
  /** Points were earned, spent or returned. */
  points: PointsBalance,
  /** The member's rank has changed. */
  vip: VipState,
  /** A contract of the member changed: the number that waits for the member's answer. */
  contracts: ContractNews,
  /** Missions or boards changed: the number of their rewards that can be claimed. */
  missions: MissionsReady,
  /** A lottery draw was settled or voided: for everybody. */
  lottery: LotteryNews,
  /** Feedback or a complaint of the member's was answered or has another state. */
  ticket: TicketNews,
  /** Something moved in the member's live chat; the chat itself has a stream of its own. */
  chat: ChatNews,
  /** A vendor's stake was refused by a limit of the member's. */
  stakeRefused: StakeRefusal,
  /** The session was ended elsewhere. */
  signedOut: z.object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = { [N in LiveEventName]: { name: N; data: z.infer<(typeof liveEvents)[N]> } }[LiveEventName];
