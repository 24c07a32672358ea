import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers } from '../../testing/members.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const { member } = createTestMembers(() => world, send);

const icons = async (token: string) => (await send('GET', '/api/member/icon', undefined, { token })).value;
const shown = (address: string, ending = '-256.webp') => world.app.inject(`${address}${ending}`);

async function upload(token: string, payload: Buffer, type = 'image/png') {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/member/icon',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'x-language': 'en' },
    payload,
  });
  return { status: answer.statusCode, ...(answer.json() as { success: boolean; code?: string; value?: any }) };
}

/** A picture, wider than high, with a place and a time in its EXIF data. */
const photograph = (format: 'png' | 'jpeg', width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c0305a' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toFormat(format)
    .toBuffer();

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 2 }));

describe('the gallery', () => {
  test('gives every member an icon, and shows it wherever the member is shown', async () => {
    const { token } = await member();
    const { icon, name, gallery } = await icons(token);
    expect(gallery.length).toBeGreaterThanOrEqual(8);
    expect(gallery).toContainEqual({ name, icon });
    expect((await send('GET', '/api/member', undefined, { token })).value.icon).toBe(icon);
    expect((await send('GET', '/api/session', undefined, { token })).value.member.icon).toBe(icon);
  });

  test('is drawn in both formats and sizes, and never changes under its address', async () => {
    const { token } = await member();
    const { gallery } = await icons(token);
    for (const ending of ['-96.avif', '-256.webp']) {
      const picture = await shown(gallery[0].icon, ending);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['cache-control']).toContain('immutable');
      const { width, height } = await sharp(picture.rawPayload).metadata();
      expect([width, height]).toEqual(Array(2).fill(Number(/\d+/.exec(ending)![0])));
    }
  });

  test('is chosen from by name; an unknown name is refused', async () => {
    const { token } = await member();
    const { gallery } = await icons(token);
    const { name, icon } = gallery[3];
    expect(await send('PUT', '/api/member/icon', { name }, { token })).toMatchObject({ value: { name, icon } });
    expect(await send('PUT', '/api/member/icon', { name: 'nobody' }, { token })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a picture of the member’s own', () => {
  test.each(['png', 'jpeg'] as const)(
    'as %s becomes a square of pixels alone, under a name nobody can guess',
    async (format) => {
      const { token, id } = await member();
      const answer = await upload(token, await photograph(format), `image/${format}`);
      expect(answer).toMatchObject({ success: true, value: { name: null } });
      const { icon } = answer.value;
      expect(icon).toMatch(/^\/media\/icons\/[\w-]{22}\.[0-9a-f]{12}$/);
      expect(icon).not.toContain(id);
      const picture = await shown(icon);
      expect(picture.statusCode).toBe(200);
      const { width, height, exif } = await sharp(picture.rawPayload).metadata();
      expect({ width, height, exif }).toEqual({ width: 256, height: 256, exif: undefined });
      expect(picture.rawPayload.includes('SECRET-PLACE')).toBe(false);
      expect((await shown(icon, '-96.avif')).headers['content-type']).toBe('image/avif');
    },
  );

  test('replaces the previous one, which is no longer found; the gallery replaces both', async () => {
    const { token } = await member();
    const first = (await upload(token, await photograph('png'))).value.icon;
    const second = (await upload(token, await photograph('png', 300, 300))).value.icon;
    expect(second).not.toBe(first);
    expect((await shown(first)).statusCode).toBe(404);
    await send('PUT', '/api/member/icon', { name: 'tiger' }, { token });
    expect((await shown(second)).statusCode).toBe(404);
    expect((await icons(token)).name).toBe('tiger');
  });

  test.each([
    ['a gif sent as a png', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['an svg with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a png’s beginning and nothing after it', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('is not %s', async (_what, bytes) => {
    const { token } = await member();
    expect(await upload(token, bytes)).toMatchObject({ status: 422, code: 'PICTURE_UNREADABLE' });
  });

  test('is refused where it decodes to more pixels than a camera makes', async () => {
    const { token } = await member();
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    expect(await upload(token, bomb)).toMatchObject({ code: 'PICTURE_UNREADABLE' });
  });

  test('has 5 MB at most, and is sent as a picture, not JSON', async () => {
    const { token } = await member();
    expect(await upload(token, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
    expect(await upload(token, Buffer.from('{}'), 'application/json')).toMatchObject({ code: 'VALIDATION' });
  });

  test('may be sent twenty times an hour', async () => {
    const { token } = await member();
    const picture = await photograph('png', 20, 20);
    for (let sent = 0; sent < 20; sent += 1) await upload(token, picture);
    expect(await upload(token, picture)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });
});
