import type { FastifyInstance } from 'fastify';
import { allSettings } from '../../../composition/settings.ts';
import type { Config } from '../../../platform/config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database.ts';
import type { MemberPrincipal } from '../../../platform/http/principal.ts';
import { addBodyParsers } from '../../../platform/http/body-parsers.ts';
import { createServer } from '../../../platform/http/server.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { recordByHand, unguarded } from '../../../testing/by-test.ts';
import { createInbox, type Inbox } from '../../inbox/index.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createLimits } from '../../limits/index.ts';
import { createLive } from '../../live/index.ts';
import { createMembers } from '../../member/index.ts';
import { createPaymentCallbacks, createPayments, type Payments } from '../../payments/index.ts';
import { createSettings } from '../../settings/index.ts';
import type { Guard } from '../../approvals/index.ts';
import { type Corrections, createCorrections, createWallet, type Wallet } from '../../wallet/index.ts';
import type { VelocityRules } from '../domain/velocity.ts';
import type { RequireOffer } from '../use-cases/begin-deposit.ts';
import type { OnCredited } from '../use-cases/credit-deposit.ts';
import type { OnRefunded } from '../use-cases/refund-deposit.ts';
import { type Deposits, createDeposits, depositedSince, depositsEndedSince } from '../index.ts';

export const SITE_URL = 'https://champa.example';

export type Composed = {
  app: FastifyInstance;
  corrections: Corrections;
  deposits: Deposits;
  inbox: Inbox;
  ledger: Ledger;
  payments: Payments;
  wallet: Wallet;
};

const PLENTY: VelocityRules = { perMinute: 1000, perHour: 1000, perDay: 1000, openAtOnce: 1000 };

/** What some tests have otherwise. */
export type Extra = {
  velocity?: VelocityRules;
  requireOffer?: RequireOffer;
  onCredited?: OnCredited;
  onRefunded?: OnRefunded;
  guardOn?: (pool: Pool) => Guard;
};

type Options = { pool: Pool; clock: Clock; live: LiveHub; config: Partial<Config> } & Extra;

/** Deposits, wallet and live streams on a ledger, in a server that does not listen yet. A member's token is the member's id; `t` before it: trial. */
export async function compose({ pool, clock, live, config: given, ...extra }: Options): Promise<Composed> {
  const log = createLog('silent', 'test');
  const metrics = createMetrics();
  const config = { PUBLIC_URL: SITE_URL, TRUSTED_PROXIES: '', ...given } as Config;
  const ledger = createLedger({ pool, clock });
  const wallet = createWallet({ ledger });
  const settings = createSettings({ pool, clock, log, metrics }, Object.values(allSettings), { record: recordByHand });
  const brand = () => settings.get(allSettings.brand);
  const inbox = createInbox(
    { pool, clock, live },
    { brand, keepDays: async () => 365, letters: async () => [], record: recordByHand },
  );
  const limits = createLimits(
    { pool, clock },
    {
      record: recordByHand,
      ledger,
      members: createMembers(clock),
      brand,
      realityCheckMinutes: async () => 60,
      depositedSince,
      playedSince: async () => ({ stake: 0n, openStake: 0n, win: 0n }),
      sessions: {
        openedAt: async () => clock.now(),
        shorten: async () => undefined,
        endAll: async () => undefined,
        ended: () => undefined,
      },
    },
  );
  const secrets = createSecretBox(Buffer.alloc(32, 1));
  const payments = createPayments(
    { pool, clock, config, live },
    { secrets, record: recordByHand, depositsSince: depositsEndedSince, payoutsSince: async () => [] },
  );
  const deposits = createDeposits(
    { pool, clock, log, config, live },
    {
      ledger,
      payments,
      wallet,
      defaultLanguage: async () => (await brand()).defaultLanguage,
      requireDeposit: limits.requireDeposit,
      requireOffer: extra.requireOffer ?? (async () => undefined),
      onCredited: extra.onCredited ?? (async () => undefined),
      onRefunded: extra.onRefunded ?? (async () => undefined),
      velocity: async () => extra.velocity ?? PLENTY,
      tell: inbox.tell,
      usernames: createMembers(clock).usernames,
      timeZone: async () => (await brand()).timeZone,
      record: recordByHand,
      guard: (extra.guardOn ?? unguarded)(pool),
    },
  );
  const callbacks = createPaymentCallbacks(
    { pool, clock, log },
    {
      providers: payments.providers,
      receiveDeposit: deposits.receive,
      receivePayout: async () => ({ outcome: 'unknown' }),
    },
  );
  const corrections = createCorrections(
    { pool, clock, live },
    { ledger, guard: unguarded(pool), balanceOf: wallet.balanceOf, record: recordByHand },
  );
  const streams = createLive(
    { pool, clock, log, metrics, live },
    { snapshot: wallet.balanceOf, isSessionLive: async () => true },
  );
  const app = createServer({
    log,
    metrics,
    trustedProxies: '',
    message: (code) => code,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  addBodyParsers(app);
  app.decorate('authenticateMember', async (token) => principalOf(token));
  app.decorate('authenticateStaff', async () => null);
  for (const module of [wallet, deposits, callbacks, inbox, limits, streams]) await module.routes?.(app);
  return { app, corrections, deposits, inbox, ledger, payments, wallet };
}

function principalOf(token: string): MemberPrincipal {
  const isTrial = token.startsWith('t');
  const memberId = token.replace('t', '');
  return { kind: 'member', memberId, sessionId: '1', type: isTrial ? 4 : 0, isTrial, isAgent: false };
}
