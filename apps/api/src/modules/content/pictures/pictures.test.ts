import { createDatabase, type TestDatabase } from '@champa/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database.ts';
import { deletePicture, upsertPicture } from '../content.repo.ts';
import { type ContentServer, startContentServer } from '../testing/content-server.ts';
import { preparePicture } from './prepare-picture.ts';

let database: TestDatabase;
let server: ContentServer;

beforeAll(async () => {
  database = await createDatabase();
  server = await startContentServer(database.url, systemClock);
  await server.write({
    banners: [
      { key: 'drawn', groupName: 'w_home', picture: 'home-1' },
      { key: 'own', groupName: 'w_promotion', picture: 'summer' },
    ],
  });
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

async function bannerOf(
  picture: string,
): Promise<{ url: string; widths: number[]; width: number; height: number } | undefined> {
  const { value } = (await server.app.inject('/api/notices')).json() as { value: { banners: { url: string }[] } };
  return value.banners.find(({ url }) => url.includes(`/${picture}.`)) as never;
}

async function add(name: string, file: Uint8Array): Promise<void> {
  const picture = await preparePicture(name, file);
  await inTransaction(server.pool, (tx) => upsertPicture(tx, picture, systemClock.now()));
}

const photo = (width: number, height: number, color = '#c05030') =>
  sharp({ create: { width, height, channels: 3, background: color } });

describe('a banner the artwork draws', () => {
  test('is sent in its widths, and never changes under its address', async () => {
    await expect
      .poll(() => bannerOf('home-1'))
      .toMatchObject({ widths: [360, 480, 750, 1200], width: 1200, height: 400 });
    const { url } = (await bannerOf('home-1'))!;
    const answer = await server.app.inject(`${url}-750.avif`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(750);
  });

  test('weighs less than 25 kB on a phone', { timeout: 60_000 }, async () => {
    for (const name of ['home-1', 'home-2', 'home-3', 'home-4']) {
      const answer = await server.app.inject(`/media/banners/${name}-750.avif`);
      expect(answer.rawPayload.length, name).toBeLessThan(25_000);
    }
  });

  test('is rendered ahead where it is shown', async () => {
    await server.content.warmPictures();
    expect((await server.app.inject('/media/banners/home-1-1200.avif')).statusCode).toBe(200);
  });
});

describe('a picture of the operator', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('that is a %s is shown in widths up to its own', async (format) => {
    await add('summer', await photo(900, 300).toFormat(format).toBuffer());
    await expect.poll(() => bannerOf('summer')).toMatchObject({ widths: [360, 480, 750], width: 900, height: 300 });
    const { url } = (await bannerOf('summer'))!;
    for (const kind of ['avif', 'webp']) {
      const answer = await server.app.inject(`${url}-480.${kind}`);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(480);
    }
  });

  test('has another address when it is replaced, and none when it is deleted', async () => {
    await add('summer', await photo(900, 300).png().toBuffer());
    await expect.poll(() => bannerOf('summer')).toBeDefined();
    const before = (await bannerOf('summer'))!.url;
    await add('summer', await photo(900, 300, '#204080').png().toBuffer());
    await expect.poll(async () => (await bannerOf('summer'))?.url).not.toBe(before);
    await inTransaction(server.pool, (tx) => deletePicture(tx, 'summer'));
    await expect.poll(() => bannerOf('summer')).toBeUndefined();
  });

  test('holds nothing but the picture: no location data', async () => {
    const file = await photo(800, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .toBuffer();
    expect(file.includes('secret-place')).toBe(true);
    const { bytes, placeholder } = await preparePicture('summer', file);
    expect(Buffer.from(bytes).includes('secret-place')).toBe(false);
    expect(placeholder).toMatch(/^linear-gradient\(90deg,#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}\)$/);
  });

  test.each([
    ['no picture', 'x', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'no PNG'],
    ['a GIF', 'x', () => photo(800, 200).gif().toBuffer(), 'no PNG'],
    ['too narrow', 'x', () => photo(300, 200).png().toBuffer(), '300 pixels wide'],
    ['too large', 'x', () => photo(8100, 2).png().toBuffer(), 'larger than 8000'],
    ['broken', 'x', async () => (await photo(800, 200).png().toBuffer()).subarray(0, 60), /./],
    ['badly named', '../x', () => photo(800, 200).png().toBuffer(), 'no name'],
    ['named as one of the artwork', 'home-1', () => photo(800, 200).png().toBuffer(), 'itself draws'],
  ] as const)('that is %s is refused', async (_what, name, make, reason) => {
    await expect(preparePicture(name, await make())).rejects.toMatchObject({
      code: 'VALIDATION',
      value: { fields: { picture: expect.stringMatching(reason) as string } },
    });
  });
});
