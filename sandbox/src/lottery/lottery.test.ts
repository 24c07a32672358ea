import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import { isOut } from './results.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ask = (source: string, station = 'lao', day = '2026-01-05', family = 'lao') =>
  world.app().inject({ method: 'GET', url: `/lottery/${source}/results/${family}/${station}/${day}` });
const steer = (source: string, station: string, payload: object) =>
  world.app().inject({ method: 'PUT', url: `/lottery/${source}/steer/${station}`, payload });

test('both sources have the same results for a day, in the shape of the family, and none for a future day', async () => {
  const [alpha, beta] = await Promise.all([ask('alpha'), ask('beta')]);
  expect(alpha.json()).toEqual(beta.json());
  expect(alpha.json()).toMatchObject({ family: 'lao', top: expect.stringMatching(/^\d{6}$/) });
  const north = (await ask('alpha', 'ha_noi', '2026-01-05', 'vn_north')).json() as {
    numbers: Record<string, string[]>;
  };
  expect(Object.values(north.numbers).flat()).toHaveLength(27);
  expect((await ask('alpha', 'lao', '2999-01-05')).statusCode).toBe(404);
  expect((await ask('gamma')).statusCode).toBe(404);
});

test('a source can be made silent, broken, different, or fixed to a result; the other does not change', async () => {
  const before = (await ask('beta')).json();
  expect((await steer('beta', 'lao', { mode: 'silent' })).statusCode).toBe(204);
  expect((await ask('beta')).statusCode).toBe(404);
  await steer('beta', 'lao', { mode: 'broken' });
  expect((await ask('beta')).body).toBe('{"top": 12');
  await steer('beta', '*', { mode: 'other' });
  await steer('beta', 'lao', { mode: 'other' });
  expect((await ask('beta')).json()).not.toEqual(before);
  await steer('beta', 'lao', { mode: 'told', result: { top: '123456' } });
  expect((await ask('beta')).json()).toEqual({ top: '123456' });
  expect((await ask('alpha')).json()).toEqual(before);
  expect((await steer('beta', 'lao', { mode: 'told' })).statusCode).toBe(422);
  expect((await steer('beta', 'lao', { mode: 'wrong' })).statusCode).toBe(422);
});

test('a result is published after its own draw, not after another of its family', () => {
  const at = (time: string) => Temporal.Instant.from(`2026-01-05T${time}+07:00`);
  const day = Temporal.PlainDate.from('2026-01-05');
  const outAt = (station: string, family: 'lao' | 'hanoi', time: string) =>
    isOut('alpha', { family, station, day }, at(time));
  expect([outAt('lao', 'lao', '20:39'), outAt('lao', 'lao', '20:40')]).toEqual([false, true]);
  expect([outAt('lao_vip', 'lao', '21:29'), outAt('lao_vip', 'lao', '21:40')]).toEqual([false, true]);
  expect([outAt('lao_star', 'lao', '15:44'), outAt('lao_star', 'lao', '15:55')]).toEqual([false, true]);
  expect([outAt('hanoi_evening', 'hanoi', '19:59'), outAt('hanoi_evening', 'hanoi', '20:20')]).toEqual([false, true]);
});
