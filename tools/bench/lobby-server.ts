import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoTitles, demoVendors } from '@champa/titles';
import { createCatalogue, seedDemoCatalogue } from '../../apps/api/src/modules/catalogue/index.ts';
import { createMedia } from '../../apps/api/src/modules/media/index.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { createPool, inTransaction } from '../../apps/api/src/platform/database.ts';
import { createServer } from '../../apps/api/src/platform/http/server.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createMetrics } from '../../apps/api/src/platform/metrics.ts';

/** Messages of the benchmark's server to its parent. */
export type FromServer = { port: number } | { cpuMs: number };
export type ToServer = 'cpu';

const databaseUrl = process.argv[2]!;
const config = readConfig({
  NODE_ENV: 'demo',
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'http://localhost',
  CACHE_DIR: await mkdtemp(path.join(tmpdir(), 'champa-bench-')),
  OPERATOR_PRIVATE_KEY_FILE: 'none',
  SECRETS_KEY_FILE: 'none',
});
const log = createLog('error', 'bench');
const pool = createPool(databaseUrl, 4);
const catalogue = createCatalogue(
  { pool, log, clock: systemClock },
  {
    own: { cover: () => null, has: async () => false },
    countryOf: async () => null,
    record: async () => undefined,
    settings: async () => ({ inHouseAccountTypes: ['INHOUSE'], languages: ['lo', 'en', 'cn'], defaultLanguage: 'lo' }),
    media: createMedia({ config, clock: systemClock, log }),
  },
);
await inTransaction(pool, (tx) =>
  seedDemoCatalogue(tx, { vendors: demoVendors, titles: demoTitles() }, systemClock.now()),
);

const app = createServer({
  log,
  metrics: createMetrics(),
  trustedProxies: '',
  message: (code) => code,
  defaultLanguage: 'lo',
  screen: () => undefined,
});
await catalogue.routes?.(app);
const bodies = new Map<string, Buffer>();
// JSON of the requested size, generated once: the fastest that a route of this server can be.
app.get<{ Params: { bytes: string } }>('/static/:bytes', { schema: { hide: true } as never }, (request, reply) => {
  const { bytes } = request.params;
  const body =
    bodies.get(bytes) ?? Buffer.from(JSON.stringify({ success: true, value: 'x'.repeat(Number(bytes) - 29) }));
  bodies.set(bytes, body);
  return reply.type('application/json; charset=utf-8').send(body);
});
await catalogue.start?.();
// After stopping, it continues to serve what it has read, and nothing else runs: no cover is rendered in advance.
await catalogue.stop?.();
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpuMs: (user + system) / 1000 } satisfies FromServer);
});
process.on('disconnect', () => process.exit(0));
const address = app.server.address();
process.send!({ port: typeof address === 'object' && address ? address.port : 0 } satisfies FromServer);
