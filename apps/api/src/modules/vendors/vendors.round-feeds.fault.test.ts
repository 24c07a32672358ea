import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SCALE as UNIT } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFeedWorld, type FeedWorld } from './testing/feed-world.ts';
import { operatorKeys } from './testing/world.ts';

let all: FeedWorld;

beforeAll(async () => {
  all = await createFeedWorld();
});
afterAll(async () => {
  expect(await all.broken()).toEqual([]);
  await all.close();
});

test(
  'a server killed at any point of a pull leaves no round out and counts none twice',
  { timeout: 60_000 },
  async () => {
    for (const moment of ['onRequest', 'onAnswer'] as const) {
      for (const deadly of [1, 2, 3]) {
        const player = await all.world.addPlayer();
        all.vendor.pageSize = 2;
        for (let n = 1n; n <= 5n; n += 1n) all.vendor.settle(player.memberId, n * UNIT, n * UNIT);
        const doomed = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/pull-process.ts')], {
          env: {
            ...process.env,
            DATABASE_URL: all.world.databaseUrl,
            OPERATOR_KEY: operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
          },
          stdio: 'ignore',
        });
        let page = 0;
        all.vendor[moment] = async () => {
          page += 1;
          if (page === deadly) doomed.kill('SIGKILL');
        };
        const [, signal] = (await once(doomed, 'exit')) as [number | null, string | null];
        expect(signal).toBe('SIGKILL');
        all.vendor[moment] = () => undefined;
        await all.pull();
        expect(await all.recorded(player)).toEqual(all.truth(player));
        all.vendor.rounds.clear();
      }
    }
  },
);
