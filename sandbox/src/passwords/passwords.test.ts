import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const range = (prefix: string) => world.app().inject({ method: 'GET', url: `/passwords/range/${prefix}` });

test('a range contains its leaked passwords, among padding rows', async () => {
  const hash = sha1('Correct-Horse-9');
  const { statusCode, body } = await range(hash.slice(0, 5));
  expect(statusCode).toBe(200);
  const rows = body.split('\r\n').map((row) => row.split(':') as [string, string]);
  expect(rows.length).toBeGreaterThan(20);
  for (const [rest] of rows) expect(rest).toMatch(/^[0-9A-F]{35}$/);
  expect(rows.filter(([, times]) => times !== '0')).toEqual([[hash.slice(5).toUpperCase(), '4417']]);
});

test('a prefix that is not valid is refused', async () => {
  for (const prefix of ['5BAA', '5BAA61', 'zzzzz']) expect((await range(prefix)).statusCode).toBe(400);
});
