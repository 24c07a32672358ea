import { afterAll, expect, test } from 'vitest';
import { HashPool } from './hash-pool.ts';
import { hashPassword, verifyPassword } from './password.ts';

const pool = new HashPool(2, 4);

afterAll(() => pool.close());

test('a password fits its own hash only, and the hash says how it was made', async () => {
  const stored = await hashPassword('night-Garden-7');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'night-Garden-7')).toBe(true);
  expect(await verifyPassword(stored, 'night-Garden-8')).toBe(false);
});

test('no account has any password', async () => {
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
});

test('what waits is bounded: who comes too late is told to come again, and the others are served', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => pool.hash(`password ${index}`)));
  const served = answers.filter(({ status }) => status === 'fulfilled');
  expect(served).toHaveLength(2 + 4);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'UNAVAILABLE' });
  }
  expect(await pool.hash('afterwards')).toMatch(/^\$argon2id/);
});

test('a stored text that is no hash is an error, and the thread goes on', async () => {
  await expect(pool.verify('rubbish', 'x')).rejects.toThrow();
  expect(await pool.hash('afterwards')).toMatch(/^\$argon2id/);
});

test('the event loop turns while hashes are made', async () => {
  let turns = 0;
  let hashing = true;
  const turn = (): void => {
    turns += 1;
    if (hashing) setImmediate(turn);
  };
  turn();
  await Promise.all(Array.from({ length: 4 }, () => pool.hash('x')));
  hashing = false;
  expect(turns).toBeGreaterThan(10);
});
