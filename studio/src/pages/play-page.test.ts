import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, fallSilentAfter, shortenTimeLimits, type TestDatabase, unfinished } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { type Operator, startOperator } from '../testing/operator.ts';
import { startStudio, type TestStudio } from '../testing/studio.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'studio-client-'));
let database: TestDatabase;
let operator: Operator;
let host: TestStudio;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Game</title>');
  writeFileSync(path.join(folder, 'assets/main-1a2b.js'), 'export {};');
  database = await createDatabase('empty');
  await migrate(database.url);
  operator = await startOperator();
  host = await startStudio(database.url, operator, folder);
});

afterAll(async () => {
  await host.close();
  await operator.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('the page may be framed by itself and by lobbies named in signed launches, and runs no other origin’s scripts', async () => {
  const before = await host.app.inject({ url: '/play/' });
  expect(before.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'self'$/);
  await host.launch('slot', { lobby_url: 'https://lobby.test/a/path?with=query' });
  const after = await host.app.inject({ url: '/play/' });
  expect(after.body).toContain('<title>Game</title>');
  expect(after.headers['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/lobby\.test$/);
  expect(after.headers).toMatchObject({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
});

test('the file name returns the page with the same policy', async () => {
  const page = await host.app.inject({ url: '/play/index.html' });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('hashed assets are cached for ever; a missing one is not found', async () => {
  const asset = await host.app.inject({ url: '/play/assets/main-1a2b.js' });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await host.app.inject({ url: '/play/assets/gone.js' })).statusCode).toBe(404);
  expect((await host.app.inject({ url: '/play/..%2f..%2fetc/passwd' })).statusCode).toBe(404);
});

test.each(Object.entries(unfinished))('a client that sends %s and falls silent is cut off', async (_name, text) => {
  const slow = await startStudio(database.url, operator, folder);
  shortenTimeLimits(slow.app.server);
  await slow.app.listen({ host: '127.0.0.1', port: 0 });
  expect(await fallSilentAfter(slow.app.server, text)).toMatch(/HTTP\/1\.1 408 /);
  await slow.close();
});
