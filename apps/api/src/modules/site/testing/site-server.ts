import { LIVE_PATH, type Operation } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import { createDatabase } from '@champa/testkit';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createPool, inTransaction } from '../../../platform/database.ts';
import { guardSite } from '../../../platform/http/gate.ts';
import { registerHealthRoutes } from '../../../platform/http/operations-routes.ts';
import { routeOf } from '../../../platform/http/route.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { type AllSettings, allSettings } from '../../../composition/settings.ts';
import { byTest, recordByHand } from '../../../testing/by-test.ts';
import { createTestClock } from '../../../testing/accounts-app.ts';
import { createSettings, type Setting } from '../../settings/index.ts';
import { createSite } from '../site.module.ts';

export const PROXY = '10.0.0.7';

export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>;

/** A server with the site's own calls, one of each kind behind its gate or outside it, and a trusted proxy. */
export async function startSiteServer(operations: readonly Operation[]) {
  const database = await createDatabase();
  const pool = createPool(database.url, 4);
  const clock = createTestClock();
  const log = createLog('silent', 'test');
  const config = { PUBLIC_URL: 'https://champa.example', TRUSTED_PROXIES: PROXY };
  const settings = createSettings({ pool, clock, log, metrics: createMetrics() }, Object.values(allSettings), {
    record: recordByHand,
  });
  const site = createSite({ clock, log, config }, settings);
  const app: FastifyInstance = createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: PROXY,
    message: errorMessage,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  registerHealthRoutes(app, pool, () => 'ready');
  guardSite(app, site.gate);
  await site.routes?.(app);
  const served = { schema: { hide: true } as never, handler: async () => ({ served: true }) };
  for (const operation of operations) app.route({ ...routeOf(operation), ...served });
  for (const url of ['/wallet/ACME/transaction/win', '/callbacks/payments/sandpay', '/media/covers/x', LIVE_PATH]) {
    app.route({ method: 'GET', url, ...served });
  }

  return {
    app,
    pool,
    clock,
    settings,
    site,
    set: async <K extends keyof AllSettings>(key: K, value: AllSettings[K]): Promise<void> => {
      const setting: Setting<unknown> = allSettings[key];
      await inTransaction(pool, (tx) => settings.set(tx, setting, value, byTest));
    },
    /** Writes a row as an operator with psql would. */
    write: async (key: string, value: unknown): Promise<void> => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(
        `INSERT INTO site.setting (key, value, changed_at, changed_by) VALUES ($1, $2, now(), 'psql')
         ON CONFLICT (key) DO UPDATE SET value = $2, version = EXCLUDED.version`,
        [key, JSON.stringify(value)],
      );
      await client.end();
      clock.forward({ seconds: 2 });
    },
    close: async (): Promise<void> => {
      await app.close();
      await pool.end();
      await database.drop();
    },
  };
}
