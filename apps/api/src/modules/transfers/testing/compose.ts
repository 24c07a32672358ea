import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import type { Game } from '@champa/contract';
import { demoTitles } from '@champa/titles';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../../platform/http/principal.ts';
import { createServer } from '../../../platform/http/server.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createInbox, type Inbox } from '../../inbox/index.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createLimits, type Limits } from '../../limits/index.ts';
import { createMembers, type Members } from '../../member/index.ts';
import { createLaunch, createVendors, type Vendors } from '../../vendors/index.ts';
import { createWallet, type Wallet } from '../../wallet/index.ts';
import { callBackLater, createTransfers, type Transfers } from '../index.ts';
import type { AutomaticTransfer } from '../use-cases/play-transfers.ts';

export type Composed = {
  app: FastifyInstance;
  ledger: Ledger;
  members: Members;
  wallet: Wallet;
  inbox: Inbox;
  limits: Limits;
  vendors: Vendors;
  transfers: Transfers;
  /** Notes of received transfers, as `memberId amount percent`. */
  received: string[];
  /** Members who are wagering a bonus. */
  wagering: Set<string>;
  /** Members who have not met their wagering requirement. */
  owing: Set<string>;
};

export type Rules = AutomaticTransfer & {
  isOffered: boolean;
  memberMin: string;
  memberMax: string;
  memberDay: string;
  turnoverPercent: { up: number; down: number; deposit: number };
};

/** The settings that tests start from: no money moves by itself. */
export const RULES: Rules = {
  autoIn: false,
  autoOut: false,
  autoAmount: 'all',
  idleMinutes: 15,
  isOffered: true,
  memberMin: '1000',
  memberMax: '1000000',
  memberDay: '2000000',
  turnoverPercent: { up: 100, down: 100, deposit: 100 },
};

export const PAYMENT_PASSWORD = '246810';

export type ComposeOptions = {
  pool: Pool;
  clock: Clock;
  live: Pick<LiveHub, 'publish'>;
  /** PEM. */
  operatorKey: string;
  rules: () => Rules;
};

const brand = async () => ({
  currency: 'LAK',
  name: 'Champa',
  currencySymbol: '₭',
  defaultLanguage: 'lo' as const,
  timeZone: 'Asia/Vientiane',
});

/**
 * Transfers and vendors on a ledger, in a server that does not listen yet. A member's token is their ID; `t` before it:
 * trial. The lobby has one slot of each vendor; its node is 1, 2 or 3.
 */
export async function compose({ pool, clock, live, operatorKey, rules }: ComposeOptions): Promise<Composed> {
  const log = createLog('silent', 'test');
  const metrics = createMetrics();
  const config = { PUBLIC_URL: 'https://champa.example' };
  const deps = { config, pool, clock, log, metrics, live } as unknown as Deps;
  const ledger = createLedger({ pool, clock });
  const wallet = createWallet({ ledger });
  const members = createMembers(clock);
  const inbox = createInbox(deps, { brand, keepDays: async () => 365, letters: async () => [], record: recordByHand });
  const limits = createLimits(deps, {
    record: recordByHand,
    ledger,
    members,
    brand,
    realityCheckMinutes: async () => 60,
    depositedSince: async () => 0n,
    playedSince: async () => ({ stake: 0n, openStake: 0n, win: 0n }),
    onPaused: callBackLater,
    sessions: {
      openedAt: async () => clock.now(),
      shorten: async () => undefined,
      endAll: async () => undefined,
      ended: () => undefined,
    },
  });
  const vendors = createVendors(deps, {
    record: recordByHand,
    guard: unguarded(pool),
    ledger,
    members,
    requirePlay: limits.requirePlay,
    stakeLimits: limits.stakeLimits,
    isPlayable: () => true,
    isKnownGame: () => true,
    hasGame: async () => true,
    isClosed: () => false,
    proposeGames: async () => Promise.reject(new Error('no catalogue')),
    ensureVendor: async () => undefined,
    listVendors: async () => [],
    merchantCode: async () => 'champa',
    currency: async () => 'LAK',
    vendorsWithPots: () => [],
    defaultLanguage: 'lo',
    operatorKey,
    secrets: createSecretBox(Buffer.alloc(32, 1)),
  });
  const received: string[] = [];
  const wagering = new Set<string>();
  const owing = new Set<string>();
  const transfers = createTransfers(deps, {
    ledger,
    members,
    wallet,
    listVendors: async () =>
      (await vendors.service.list())
        .filter((vendor) => vendor.wallet === 'transfer')
        .map(({ code, enabled: isOpen }) => ({ code, name: code, isOpen })),
    findWallet: vendors.transferWallet,
    automatic: async () => rules(),
    memberRules: async () => ({ ...rules(), timeZone: (await brand()).timeZone }),
    requireMoveIn: limits.requireVendorMoney,
    notePlay: limits.notePlay,
    mayReceive: limits.mayReceive,
    requirePaymentPassword: async (_memberId, given) => {
      if (given !== PAYMENT_PASSWORD) throw new ApiError('WRONG_PAYMENT_PASSWORD', { fields: { proof: 'wrong' } });
    },
    requireNoBonus: async (_tx, memberId) => {
      if (wagering.has(memberId)) throw new ApiError('BONUS_ACTIVE');
    },
    requireTurnoverMet: async (_tx, memberId) => {
      if (owing.has(memberId)) throw new ApiError('TURNOVER_REQUIRED', { remaining: '7.00' });
    },
    onReceived: async (_tx, { memberId, amount, factorPercent }) =>
      void received.push(`${memberId} ${amount} ${factorPercent}`),
    tell: inbox.tell,
  });
  const launch = createLaunch(deps, {
    opener: vendors.opener,
    members,
    findGame: async (nodeId) => gameAt(nodeId),
    requirePlay: limits.requirePlay,
    merchantCode: async () => 'champa',
    followGame: { before: transfers.beforeGame, failed: transfers.gameFailed },
    paidFeatures: async () => ({ ante: false, buy: false, notIn: [] }),
    noteOpened: () => undefined,
    countryOf: async () => null,
    defaultLanguage: 'lo',
  });
  const app = createServer({
    log,
    metrics,
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', async (token) => principalOf(token));
  app.decorate('openPayload', async (_operation: unknown, body: unknown) => body);
  for (const module of [wallet, inbox, limits, launch, vendors, transfers]) await module.routes?.(app);
  return { app, ledger, members, wallet, inbox, limits, vendors, transfers, received, wagering, owing };
}

function principalOf(token: string): MemberPrincipal {
  const isTrial = token.startsWith('t');
  const memberId = token.replace('t', '');
  return { kind: 'member', memberId, sessionId: '1', type: isTrial ? 4 : 0, isTrial, isAgent: false };
}

/** A slot of each vendor that the studio plays; and one of a seamless vendor. */
const slots = new Map(
  ['EMBERFORGE', 'QUARTZNINE', 'NAGASPIN'].map((code) => [
    code,
    demoTitles().find(({ vassalage, engine }) => vassalage === code && engine === 'slot')!.gameCode,
  ]),
);

/** By node. */
const nodes = [...slots.keys()];

export function nodeOf(vendor: string): string {
  return String(nodes.indexOf(vendor) + 1);
}

function gameAt(nodeId: string): { game: Game; launchMode: 'frame' } | null {
  const vassalage = nodes[Number(nodeId) - 1] ?? '';
  const gameCode = slots.get(vassalage);
  if (gameCode === undefined) return null;
  const game: Game = {
    nodeId,
    gameId: `${vassalage}:${gameCode}`,
    gameName: gameCode,
    vassalage,
    vendorName: vassalage,
    gameType: 'RNG',
    category: 'RNG',
    gameClassify: null,
    gameCode,
    isGame: 'GAME',
    isHot: 0,
    maintenance: false,
    supportPlay: 0,
    minBet: null,
    lines: null,
    rtp: null,
    icon: '/covers/1',
    placeholder: '#102030',
  };
  return { game, launchMode: 'frame' };
}
