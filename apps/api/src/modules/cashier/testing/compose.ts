import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database.ts';
import type { MemberPrincipal } from '../../../platform/http/principal.ts';
import { createServer } from '../../../platform/http/server.ts';
import type { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { createLive } from '../../live/index.ts';
import { createSite } from '../../site/index.ts';
import { createWallet, type Wallet } from '../../wallet/index.ts';
import { type Cashier, createCashier } from '../index.ts';

export const SITE_URL = 'https://champa.example';

export type Composed = { app: FastifyInstance; cashier: Cashier; ledger: Ledger; wallet: Wallet };

type Options = { pool: Pool; clock: Clock; live: LiveHub; config: Partial<Config> };

/** Cashier, wallet and live streams on a ledger, in a server that does not listen yet. A member's token is his id; `t` before it: trial. */
export async function compose({ pool, clock, live, config: given }: Options): Promise<Composed> {
  const log = createLog('silent', 'test');
  const metrics = createMetrics();
  const config = { PUBLIC_URL: SITE_URL, ...given } as Config;
  const ledger = createLedger({ pool, clock });
  const wallet = createWallet({ ledger });
  const site = createSite({ pool, clock, config });
  const cashier = createCashier({ pool, clock, log, config, live }, { ledger, wallet, site });
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
  app.decorate('authenticateMember', async (token) => principalOf(token));
  app.decorate('authenticateStaff', async () => null);
  for (const module of [wallet, cashier, streams]) await module.routes?.(app);
  return { app, cashier, ledger, wallet };
}

function principalOf(token: string): MemberPrincipal {
  const isTrial = token.startsWith('t');
  const memberId = token.replace('t', '');
  return { kind: 'member', memberId, sessionId: '1', type: isTrial ? 4 : 0, isTrial, isAgent: false };
}
