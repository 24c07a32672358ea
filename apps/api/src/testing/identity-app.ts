import { errorMessage } from '@champa/i18n/server';
import type { Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { createDatabase } from '@champa/testkit';
import { createIdentity } from '../modules/identity/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createMembers } from '../modules/member/index.ts';
import { createSite } from '../modules/site/index.ts';
import type { Clock } from '../platform/clock.ts';
import { createPool } from '../platform/database.ts';
import { createServer } from '../platform/http/server.ts';
import { LiveHub } from '../platform/live.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';

/** A clock that stands until it is moved. */
export function createTestClock(start = '2026-06-01T05:00:00Z') {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    forward: (duration: Temporal.DurationLike): void => {
      now = now.add(duration);
    },
  } satisfies Clock & { forward: (duration: Temporal.DurationLike) => void };
}

/** Registration and sign-in on a database of their own. */
export async function createIdentityApp() {
  const database = await createDatabase();
  const pool = createPool(database.url, 8);
  const clock = createTestClock();
  const log = createLog('silent', 'test');
  const members = createMembers(clock);
  const ledger = createLedger({ pool, clock });
  const site = createSite({ pool, clock, config: { PUBLIC_URL: 'http://localhost:8080' } });
  const identity = createIdentity(
    { pool, clock, live: new LiveHub(pool, database.url, log) },
    {
      members,
      site,
      openWallet: async (tx, id, currency) => {
        await ledger.openAccount(tx, { owner: { type: 'member', id }, purpose: 'cash', currency });
      },
      balanceOf: async (memberId) => {
        const cash = (await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash')!;
        return {
          balance: formatDecimal(cash.balance),
          bonus: '0.00',
          currency: cash.currency,
          version: String(cash.version),
        };
      },
    },
  );
  const app = createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: errorMessage,
    defaultLanguage: 'lo' satisfies Language,
    screen: () => undefined,
  });
  app.decorate('authenticateMember', identity.authenticate);
  for (const module of [site, identity]) await module.routes?.(app);

  const close = async (): Promise<void> => {
    await app.close();
    await pool.end();
    await database.drop();
  };
  return { app, pool, clock, members, site, close };
}

export type IdentityApp = Awaited<ReturnType<typeof createIdentityApp>>;
