import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ARTWORK_VERSION } from '@champa/artwork';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { upsertGames, upsertVendor } from '../catalogue.repo.ts';
import type { CatalogueGame } from '../domain/game.ts';
import { type CatalogueServer, startCatalogueServer } from '../testing/catalogue.ts';

const hostile = `</text><script>alert("1")</script> & '龙' ມັງກອນ 🐉`;

let database: TestDatabase;
let server: CatalogueServer;

beforeAll(async () => {
  database = await createDatabase();
  server = await startCatalogueServer(database.url, 'drawn');
  await inTransaction(server.pool, async (tx) => {
    await upsertVendor(tx, { vassalage: 'NAGASPIN', displayName: 'Naga Spin' });
    const game = { vassalage: 'NAGASPIN', gameType: 'RNG', createdAt: '2026-07-01T00:00:00Z' } as const;
    await upsertGames(tx, [
      { ...game, gameCode: 'gold', gameName: 'Gold Rush' },
      { ...game, gameCode: 'hostile', gameName: hostile },
    ]);
  });
  await server.catalogue.findGame('2');
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

async function gameOf(code: string): Promise<CatalogueGame> {
  return (await server.catalogue.findGameByCode('NAGASPIN', code))!;
}

async function files(): Promise<string[]> {
  const entries = await readdir(server.cacheFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('a cover', () => {
  test('is a picture of the requested size and format, and never changes under its address', async () => {
    const { icon } = server.catalogue.presentGame(await gameOf('gold'), 'en');
    for (const format of ['avif', 'webp']) {
      const answer = await server.app.inject(`${icon}-240.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(`image/${format}`);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const picture = await sharp(answer.rawPayload).metadata();
      expect([picture.width, picture.height, picture.format]).toEqual([240, 320, format === 'avif' ? 'heif' : format]);
    }
  });

  test('is found by the node ID alone too, but then cached for an hour only', async () => {
    const answer = await server.app.inject('/media/covers/1-120.webp');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    const stale = await server.app.inject('/media/covers/1.000000000000-120.webp');
    expect([stale.statusCode, stale.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(stale.rawPayload).toEqual(answer.rawPayload);
  });

  test('is not sent again to clients that have it', async () => {
    const first = await server.app.inject('/media/covers/1-120.webp');
    const headers = { 'if-none-match': first.headers.etag as string };
    const second = await server.app.inject({ url: '/media/covers/1-120.webp', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  test('of a game with a hostile name is a picture', async () => {
    const { icon } = server.catalogue.presentGame(await gameOf('hostile'), 'en');
    const answer = await server.app.inject(`${icon}-180.webp`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(180);
  });

  test('has another address when the game has another name', async () => {
    const game = await gameOf('gold');
    const renamed = server.catalogue.presentGame({ ...game, name: 'Gold Rush II' }, 'en');
    expect(renamed.icon).not.toBe(server.catalogue.presentGame(game, 'en').icon);
  });
});

test('has a fallback for games whose own cannot be shown, and there is a tile for each vendor', async () => {
  for (const url of ['/media/covers/default-120.webp', '/media/vendors/NAGASPIN-180.webp']) {
    const answer = await server.app.inject(url);
    expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).format]).toEqual([200, 'webp']);
  }
});

test.each([
  '/media/covers/999999-240.avif',
  '/media/covers/1-241.avif',
  '/media/covers/1-240.png',
  '/media/covers/1',
  '/media/covers/0x1-240.avif',
  '/media/covers/__proto__-240.avif',
  '/media/covers/..%2f..%2fetc%2fpasswd-240.avif',
  '/media/covers/%00-240.avif',
  '/media/vendors/NOBODY-240.avif',
  '/media/vendors/constructor-240.avif',
])('there is no picture at %s', async (url) => {
  const answer = await server.app.inject(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});

test('a cover on disk is complete and stored by the version of the artwork', async () => {
  await server.app.inject('/media/covers/1-120.webp');
  expect(await readdir(path.join(server.cacheFolder, 'pictures'))).toEqual([String(ARTWORK_VERSION)]);
  expect(await readdir(path.join(server.cacheFolder, 'pictures', String(ARTWORK_VERSION), 'unfinished'))).toEqual([]);
  expect((await files()).some((name) => name.endsWith('-120.webp'))).toBe(true);
});
