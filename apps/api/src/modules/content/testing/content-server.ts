import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { createPool, inTransaction, type Pool } from '../../../platform/database.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { recordByHand } from '../../../testing/by-test.ts';
import { createMedia } from '../../media/index.ts';
import { type Content, createContent } from '../content.module.ts';
import { importContent } from '../content.service.ts';
import { type ContentImportInput, readContentImport } from '../domain/content-import.ts';

export type ContentServer = {
  app: FastifyInstance;
  content: Content;
  pool: Pool;
  /** Imports content, as the operator's command does. */
  write: (given: ContentImportInput) => Promise<void>;
  close: () => Promise<void>;
};

/** A server of the content alone. Several on one database are several servers of one platform. */
export async function startContentServer(databaseUrl: string, clock: Clock): Promise<ContentServer> {
  const cacheFolder = await mkdtemp(path.join(tmpdir(), 'champa-content-'));
  const log = createLog('silent', 'test');
  const pool = createPool(databaseUrl, 4);
  const media = createMedia({ config: { CACHE_DIR: cacheFolder, PICTURES: 'stand-in' }, clock, log });
  const content = createContent(
    { pool, log, clock },
    {
      media,
      brandLanguage: async () => 'lo',
      brandLanguages: async () => ['lo', 'en', 'cn'],
      siteRevision: async () => 'site',
      record: recordByHand,
    },
  );
  const app = createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: errorMessage,
    defaultLanguage: 'lo',
    screen: () => undefined,
  });
  // By the token: `agent`, `trial`, or any member.
  app.decorate('authenticateMember', async (token) => {
    const [isAgent, isTrial] = [token === 'agent', token === 'trial'];
    return { kind: 'member', memberId: '1', sessionId: '1', type: isTrial ? 4 : isAgent ? 1 : 0, isTrial, isAgent };
  });
  await content.routes?.(app);
  await media.start?.();
  await content.start?.();
  const write = (given: ContentImportInput): Promise<void> =>
    inTransaction(pool, (tx) => importContent(tx, readContentImport(given)));
  const close = async (): Promise<void> => {
    await app.close();
    await content.stop?.();
    await media.stop?.();
    await pool.end();
    await rm(cacheFolder, { recursive: true, force: true });
  };
  return { app, content, pool, write, close };
}
