import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database.ts';
import type { Authenticate, MemberPrincipal } from '../../../platform/http/principal.ts';
import { createServer } from '../../../platform/http/server.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics, type Metrics } from '../../../platform/metrics.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createMembers } from '../../member/index.ts';
import { createLaunch, createVendors, type FollowGame, type Vendors, type VendorsOptions } from '../index.ts';
import { findGame, hasGame, VENDOR } from './games.ts';

export type Composed = {
  app: FastifyInstance;
  ledger: Ledger;
  vendors: Vendors;
  metrics: Metrics;
  /** Warnings and errors in the log. */
  logged: object[];
  /** Games that were opened, as `memberId nodeId`. */
  opened: string[];
};

export type ComposeOptions = {
  pool: Pool;
  clock: Clock;
  live: Pick<LiveHub, 'publish'>;
  authenticateMember: Authenticate<MemberPrincipal>;
  /** PEM. */
  operatorKey: string;
  requirePlay?: VendorsOptions['requirePlay'];
  stakeLimits?: VendorsOptions['stakeLimits'];
  followGame?: FollowGame;
  /** The catalogue; else two games. */
  isGame?: (vassalage: string, gameCode: string) => boolean;
};

/** The vendors module on a ledger and members, with a catalogue of two games, in a server that does not listen yet. */
export async function compose({
  pool,
  clock,
  live,
  authenticateMember,
  operatorKey,
  requirePlay = async () => undefined,
  stakeLimits = async () => [],
  followGame = { before: async () => undefined, failed: async () => undefined },
  isGame = hasGame,
}: ComposeOptions): Promise<Composed> {
  const logged: Composed['logged'] = [];
  const log = createLog('warn', 'test', { write: (line) => void logged.push(JSON.parse(line) as object) });
  const metrics = createMetrics();
  const config = { PUBLIC_URL: 'https://champa.example' };
  const deps = { config, pool, clock, log, metrics, live } as unknown as Deps;
  const ledger = createLedger({ pool, clock });
  const opened: string[] = [];
  const members = createMembers(clock);
  const vendors = createVendors(deps, {
    record: recordByHand,
    guard: unguarded(pool),
    ledger,
    members,
    requirePlay,
    stakeLimits,
    isPlayable: isGame,
    isKnownGame: isGame,
    hasGame: async (_db, vassalage, gameCode) => isGame(vassalage, gameCode),
    isClosed: () => false,
    proposeGames: async () => Promise.reject(new Error('no catalogue')),
    ensureVendor: async () => undefined,
    listVendors: async () => [],
    merchantCode: async () => 'champa',
    currency: async () => 'LAK',
    vendorsWithPots: () => [VENDOR],
    defaultLanguage: 'lo',
    operatorKey,
    secrets: createSecretBox(Buffer.alloc(32, 1)),
  });
  const launch = createLaunch(deps, {
    opener: vendors.opener,
    members,
    findGame: async (nodeId) => findGame(nodeId),
    requirePlay,
    merchantCode: async () => 'champa',
    followGame,
    paidFeatures: async () => ({ ante: true, buy: true, notIn: ['GB'] }),
    noteOpened: (memberId, nodeId) => opened.push(`${memberId} ${nodeId}`),
    defaultLanguage: 'lo',
    countryOf: async () => null,
  });
  const app = createServer({
    log,
    metrics,
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  app.decorate('authenticateMember', authenticateMember);
  for (const module of [launch, vendors]) await module.routes!(app);
  return { app, ledger, vendors, metrics, logged, opened };
}

/** The arguments of `vendor add`. */
export function vendorWith(code: string, key: string, launchUrl: string | null) {
  return { code, dialect: 'hub88', key, launchUrl, displayName: null, gameType: null };
}

/** The same for a transfer-wallet vendor. */
export function vendorWithWallet(code: string, key: string, launchUrl: string) {
  return { ...vendorWith(code, key, launchUrl), wallet: 'transfer' as const };
}
