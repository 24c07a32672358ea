import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '../../platform/ids.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import type { TrackPoint } from './domain/slider.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const PASSWORD = 'night-Garden-7';
const KEY = 'a-key-of-the-browser-01';

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 1 }));

const register = (username: string, given: object = {}) =>
  send('PUT', '/api/register', {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsAccepted: true,
    ...given,
  });
const signIn = (username: string, given: object = {}) =>
  send('POST', '/api/session', { username, password: PASSWORD, ...given });

/** What the picture shows cannot be read back by design: the test puts letters of its own in its place. */
async function lettersOf(key: string): Promise<string> {
  const answer = world.secrets.mac('captcha', 'ABCDE').toString('base64url');
  await world.pool.query('UPDATE verification.challenge SET answer = $2 WHERE id_hash = $1', [tokenHash(key), answer]);
  return 'aBcDe';
}

async function fail(username: string, times: number): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) await signIn(username, { password: 'wrong' });
  world.clock.forward({ seconds: 30 });
}

describe('letters in a picture', () => {
  test('are a base64 PNG that is never the same', async () => {
    const pictures = await Promise.all(['x', 'y'].map((end) => send('GET', `/api/captcha?key=${KEY}${end}`)));
    for (const { value } of pictures) {
      const { format, width, height } = await sharp(Buffer.from(value, 'base64')).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 178, height: 64 });
    }
    expect(pictures[0]!.value).not.toBe(pictures[1]!.value);
  });

  test('are asked after the third failure, whose refusal says so, and not before', async () => {
    await register('Letters1');
    const captcha = [];
    for (let failure = 0; failure < 3; failure += 1) {
      captcha.push((await signIn('Letters1', { password: 'wrong' })).value.captcha);
    }
    expect(captcha).toEqual([false, false, true]);
    world.clock.forward({ seconds: 30 });
    expect(await signIn('Letters1')).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { captcha: true } });
  });

  test('are asked for a name nobody has just the same', async () => {
    const captcha = [];
    for (let failure = 0; failure < 3; failure += 1) captcha.push((await signIn('Nobody99')).value.captcha);
    expect(captcha).toEqual([false, false, true]);
  });

  test('let in, in whatever case, once', async () => {
    await register('Letters2');
    await fail('Letters2', 3);
    await send('GET', `/api/captcha?key=${KEY}`);
    const captcha = await lettersOf(KEY);
    expect(await signIn('Letters2', { captcha: ` ${captcha} `, captchaKey: KEY })).toMatchObject({ success: true });
    await fail('Letters2', 3);
    expect(await signIn('Letters2', { captcha, captchaKey: KEY })).toMatchObject({ code: 'CAPTCHA_CHECK_FAILED' });
  });

  test('are used up by a wrong answer too', async () => {
    await register('Letters3');
    await fail('Letters3', 3);
    await send('GET', `/api/captcha?key=${KEY}`);
    const captcha = await lettersOf(KEY);
    const refused = await signIn('Letters3', { captcha: 'wrong', captchaKey: KEY });
    expect(refused).toMatchObject({ code: 'CAPTCHA_CHECK_FAILED', value: { captcha: true } });
    expect((await signIn('Letters3', { captcha, captchaKey: KEY })).code).toBe('CAPTCHA_CHECK_FAILED');
  });

  test('hold for two minutes', async () => {
    await register('Letters4');
    await fail('Letters4', 3);
    await send('GET', `/api/captcha?key=${KEY}`);
    const captcha = await lettersOf(KEY);
    world.clock.forward({ minutes: 2 });
    expect((await signIn('Letters4', { captcha, captchaKey: KEY })).code).toBe('CAPTCHA_CHECK_FAILED');
  });

  test('are drawn anew once a second at most, and sixty times a minute for one address', async () => {
    expect(await send('GET', `/api/captcha?key=${KEY}`)).toMatchObject({ success: true });
    expect(await send('GET', `/api/captcha?key=${KEY}`)).toMatchObject({
      status: 429,
      value: { retryAfterSeconds: 1 },
    });
    world.clock.forward({ seconds: 1 });
    expect(await send('GET', `/api/captcha?key=${KEY}`)).toMatchObject({ success: true });
    for (let asked = 0; asked < 60; asked += 1) await send('GET', `/api/captcha?key=${KEY}`);
    world.clock.forward({ seconds: 10 });
    const refused = await send('GET', `/api/captcha?key=${KEY}`);
    expect(refused).toMatchObject({ status: 429, value: { retryAfterSeconds: 49 } });
  });

  test('a key that is none is refused', async () => {
    expect(await send('GET', '/api/captcha?key=short')).toMatchObject({ value: { fields: { key: 'pattern' } } });
  });
});

describe('the slider', () => {
  const handTo = (x: number): TrackPoint[] =>
    Array.from({ length: 30 }, (_, index) => {
      const part = index / 29;
      return [x * (1 - (1 - part) ** 3), 20 + (index % 3), Math.round(part * 900)] as const;
    });

  async function puzzle() {
    const { value } = await send('GET', '/api/slider');
    const { rows } = await world.pool.query('SELECT answer FROM verification.challenge WHERE id_hash = $1', [
      tokenHash(value.id),
    ]);
    return { ...value, x: Number(world.secrets.open('challenge', rows[0].answer)) };
  }

  test('is a picture and its piece, and tells nothing of where the gap is', async () => {
    const { value } = await send('GET', '/api/slider');
    const [picture, piece] = await Promise.all(
      [value.picture, value.piece].map((image: string) => sharp(Buffer.from(image, 'base64')).metadata()),
    );
    expect(picture).toMatchObject({ format: 'png', width: value.width, height: value.height });
    expect(piece).toMatchObject({ format: 'png', width: value.pieceSize, hasAlpha: true });
    expect(Object.keys(value).toSorted()).toEqual([
      'height',
      'id',
      'picture',
      'piece',
      'pieceSize',
      'pieceTop',
      'width',
    ]);
  });

  test('solved by a hand it lets in once, where the brand asks for it', async () => {
    await world.configure('signIn', { check: 'slider' });
    expect(await register('Slider01')).toMatchObject({ status: 403, code: 'VERIFICATION_REQUIRED' });
    const { id, x } = await puzzle();
    const solved = await send('POST', '/api/slider', { id, x, track: handTo(x) });
    expect(solved).toMatchObject({ success: true });
    expect(await register('Slider01', { check: solved.value.check })).toMatchObject({ success: true });
    expect(await signIn('Slider01', { check: solved.value.check })).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    await world.configure('signIn', { check: 'none' });
  });

  test.each([
    ['beside the gap', (x: number) => ({ x: x - 20, track: handTo(x - 20) })],
    ['without a movement', (x: number) => ({ x, track: [] })],
    ['by a program', (x: number) => ({ x, track: Array.from({ length: 20 }, (_, i) => [(x * i) / 19, 0, i * 50]) })],
  ])('%s it is not solved, and the puzzle is used up', async (_what, answer) => {
    const { id, x } = await puzzle();
    expect(await send('POST', '/api/slider', { id, ...answer(x) })).toMatchObject({ code: 'CAPTCHA_CHECK_FAILED' });
    expect(await send('POST', '/api/slider', { id, x, track: handTo(x) })).toMatchObject({
      code: 'CAPTCHA_CHECK_FAILED',
    });
  });
});
