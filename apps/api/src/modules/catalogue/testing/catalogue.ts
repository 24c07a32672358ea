import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { systemClock } from '../../../platform/clock.ts';
import { readConfig } from '../../../platform/config.ts';
import { createPool, type Pool } from '../../../platform/database.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { recordByHand } from '../../../testing/by-test.ts';
import { renderCover } from '../../content/index.ts';
import { createMedia } from '../../media/index.ts';
import { type Catalogue, type CatalogueSettings, createCatalogue } from '../index.ts';

export type CatalogueServer = {
  app: FastifyInstance;
  catalogue: Catalogue;
  pool: Pool;
  cacheFolder: string;
  settings: CatalogueSettings;
  close: () => Promise<void>;
};

/** A server of the catalogue alone. Several on one database are several servers of one platform. */
export async function startCatalogueServer(
  databaseUrl: string,
  pictures: 'drawn' | 'stand-in' = 'stand-in',
): Promise<CatalogueServer> {
  const cacheFolder = await mkdtemp(path.join(tmpdir(), 'champa-catalogue-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost',
    CACHE_DIR: cacheFolder,
    PICTURES: pictures,
    OPERATOR_PRIVATE_KEY_FILE: 'none',
    SECRETS_KEY_FILE: 'none',
  });
  const log = createLog('silent', 'test');
  const pool = createPool(databaseUrl, 4);
  const settings: CatalogueSettings = {
    inHouseAccountTypes: ['INHOUSE'],
    languages: ['lo', 'en', 'cn'],
    defaultLanguage: 'lo',
  };
  const media = createMedia({ config, clock: systemClock, log });
  const catalogue = createCatalogue(
    { pool, log, clock: systemClock },
    {
      settings: async () => settings,
      media,
      record: recordByHand,
      own: { cover: ownCover, has: async (name) => ownCover(name) !== null },
      countryOf: async ({ headers }) => (headers['x-country'] as string | undefined) ?? null,
    },
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
  await media.start?.();
  await catalogue.start?.();
  const close = async (): Promise<void> => {
    await app.close();
    await catalogue.stop?.();
    await media.stop?.();
    await pool.end();
    await rm(cacheFolder, { recursive: true, force: true });
  };
  return { app, catalogue, pool, cacheFolder, settings, close };
}

/** One picture of the brand's: a grey field. */
function ownCover(name: string) {
  if (name !== 'own-cover') return null;
  const render = renderCover(async () =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: '#777777' } })
      .png()
      .toBuffer(),
  );
  return { picture: { key: 'a1b2c3d4e5f6', render }, placeholder: '#777777' };
}

/** Runs SQL with the owner's rights, which no role of the application has. */
export async function asOwner(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export function emptyCatalogue(databaseUrl: string): Promise<void> {
  return asOwner(databaseUrl, 'TRUNCATE catalogue.vendor, catalogue.game, catalogue.lane RESTART IDENTITY CASCADE');
}
