import { Command } from 'commander';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createStaff, type Staff, staffCommands } from './index.ts';

const ADDRESS = '203.0.113.7';
const WHY = ['--by', 'vilay', '--reason', 'left the house'];

let world: AccountsApp;
let staff: Staff;
let made = 0;

beforeAll(async () => {
  world = await createAccountsApp();
  staff = createStaff(world, world);
  await champa('add', 'vilay', '--name', 'Vilay');
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 1 }));

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  staffCommands(program, (work) => work({ staff }, { pool: world.pool }));
  try {
    await program.parseAsync(['staff', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('').trimEnd();
}

/** An employee, created as an operator does. */
async function employee(): Promise<{ username: string; password: string }> {
  made += 1;
  const username = `Clerk${made}`;
  const told = await champa('add', username, '--name', 'Somebody');
  return { username, password: told.slice(`${username}: `.length) };
}

const noDevice = { id: '', marks: [] };

async function signIn(username: string, password: string, ip = ADDRESS): Promise<string> {
  const found = await staff.service.identify(world.pool, { username, password }, { device: noDevice, ip });
  return (await inTransaction(world.pool, (tx) => staff.service.signIn(tx, found, { ip, userAgent: 'a test' }))).token;
}

const isOpen = async (token: string) => (await staff.authenticate(token, ADDRESS)) !== null;

/** What the audit log has about an employee since they were added. */
async function recorded(username: string): Promise<unknown[]> {
  const { rows } = await world.pool.query<{ entry: unknown }>(
    `SELECT jsonb_build_object('action', action, 'by', staff.username, 'reason', reason) AS entry
       FROM staff.access_log LEFT JOIN staff.staff ON staff.id = staff_id
      WHERE detail->>'username' = $1 AND action <> 'staff_add' ORDER BY access_log.id`,
    [username],
  );
  return rows.map(({ entry }) => entry);
}

describe('an employee', () => {
  test('signs in with the generated password, for ten hours', async () => {
    const { username, password } = await employee();
    const token = await signIn(` ${username.toLowerCase()} `, password);
    expect(await staff.authenticate(token, ADDRESS)).toMatchObject({ kind: 'staff', username, name: 'Somebody' });
    for (let used = 0; used < 20; used += 1) {
      world.clock.forward({ minutes: 29 });
      expect(await isOpen(token)).toBe(true);
    }
    world.clock.forward({ minutes: 20 });
    expect(await isOpen(token)).toBe(false);
  });

  test('is signed out by a session that lies idle for half an hour', async () => {
    const { username, password } = await employee();
    const token = await signIn(username, password);
    world.clock.forward({ minutes: 29 });
    expect(await isOpen(token)).toBe(true);
    world.clock.forward({ minutes: 30 });
    expect(await isOpen(token)).toBe(false);
  });

  test('is signed out by it even where a screen goes on asking by itself', async () => {
    const { username, password } = await employee();
    const token = await signIn(username, password);
    world.clock.forward({ minutes: 29 });
    expect(await staff.authenticate(token, ADDRESS, 'screen')).not.toBeNull();
    world.clock.forward({ minutes: 2 });
    expect(await staff.authenticate(token, ADDRESS, 'screen')).toBeNull();
  });

  test('signs in and works from an admitted address only, where the brand lists some', async () => {
    const { username, password } = await employee();
    const token = await signIn(username, password);
    await world.configure('staff', { addresses: ['203.0.113.0/24'] });
    expect(await isOpen(token)).toBe(true);
    expect(await staff.authenticate(token, '198.51.100.9')).toBeNull();
    await expect(signIn(username, password, '198.51.100.9')).rejects.toMatchObject({ code: 'ADDRESS_NOT_ADMITTED' });
    expect(await recorded(username)).toEqual([{ action: 'address_refused', by: null, reason: null }]);
    await world.configure('staff', { addresses: [] });
    expect(await staff.authenticate(token, '198.51.100.9')).not.toBeNull();
  });

  test('signs out', async () => {
    const { username, password } = await employee();
    const [token, other] = [await signIn(username, password), await signIn(username, password)];
    await inTransaction(world.pool, (tx) => staff.service.signOut(tx, token));
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(other)).toBe(true);
  });

  test('is recorded with their roles when they are added, with or without a name of who adds them', async () => {
    await champa('add', 'Noy', '--name', 'Noy', '--role', 'support', '--by', 'vilay');
    const { rows } = await world.pool.query(
      `SELECT staff.username AS by, detail->>'username' AS added, after->'roles' AS roles
         FROM staff.access_log LEFT JOIN staff.staff ON staff.id = staff_id
        WHERE action = 'staff_add' AND detail->>'username' IN ('vilay', 'Noy') ORDER BY number`,
    );
    expect(rows).toEqual([
      { by: null, added: 'vilay', roles: ['owner'] },
      { by: 'vilay', added: 'Noy', roles: ['support'] },
    ]);
  });

  test('has a unique name', async () => {
    const { username } = await employee();
    await expect(champa('add', username.toUpperCase(), '--name', 'Another')).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
    });
  });
});

describe('an unknown name', () => {
  test('gets the answer of a wrong password, and both are logged without the password', async () => {
    const { username } = await employee();
    for (const name of [username, 'Nobody1']) {
      await expect(signIn(name, 'guess-work-1')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
      expect(await recorded(name)).toEqual([{ action: 'sign_in_refused', by: null, reason: null }]);
    }
    const { rows } = await world.pool.query('SELECT detail::text FROM staff.access_log');
    expect(JSON.stringify(rows)).not.toContain('guess-work-1');
  });

  test('has three attempts without letters, even with a hundred at the same moment', async () => {
    const { username } = await employee();
    const guesses = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => signIn(username, `guess ${index}`, `198.51.100.${index}`)),
    );
    const codes = guesses.map((guess) => (guess as PromiseRejectedResult).reason.code as string);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(3);
    expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(97);
  });
});

describe('an employee who leaves', () => {
  test('is signed out at once and cannot sign in, until access is restored', async () => {
    const { username, password } = await employee();
    const token = await signIn(username, password);
    await champa('disable', username, ...WHY);
    expect(await isOpen(token)).toBe(false);
    await expect(signIn(username, password)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(JSON.parse(await champa('list', '--json'))).toContainEqual(
      expect.objectContaining({ username, name: 'Somebody', status: 'disabled' }),
    );
    await champa('enable', username, ...WHY);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(await signIn(username, password))).toBe(true);
    expect(await recorded(username)).toMatchObject([
      { action: 'staff_disable', by: 'vilay', reason: 'left the house' },
      { action: 'sign_in_refused' },
      { action: 'staff_enable', by: 'vilay' },
    ]);
  });

  test('cannot slip in: a sign-in checked before the disabling fails', async () => {
    const { username, password } = await employee();
    const found = await staff.service.identify(world.pool, { username, password }, { device: noDevice, ip: ADDRESS });
    await champa('disable', username, ...WHY);
    const opening = inTransaction(world.pool, (tx) =>
      staff.service.signIn(tx, found, { ip: ADDRESS, userAgent: 'a test' }),
    );
    await expect(opening).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  test('must exist: for another name nothing is done, and nothing logged', async () => {
    for (const command of ['disable', 'enable', 'new-password']) {
      await expect(champa(command, 'Nobody2', ...WHY)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        value: { employee: 'Nobody2' },
      });
    }
    expect(await recorded('Nobody2')).toEqual([]);
  });

  test('can no longer act by a command, and neither can an unknown employee', async () => {
    const [{ username }, { username: other }] = [await employee(), await employee()];
    await champa('disable', username, ...WHY);
    for (const by of [username, 'Nobody2']) {
      await expect(champa('disable', other, '--by', by, '--reason', 'spite')).rejects.toMatchObject({
        code: 'NOT_FOUND',
        value: { employee: by },
      });
    }
    expect(await recorded(other)).toEqual([]);
  });
});

test('a new password is shown once, ends the open sessions, and the wait after wrong attempts', async () => {
  const { username, password } = await employee();
  const token = await signIn(username, password);
  for (const guess of ['a', 'b', 'c']) await expect(signIn(username, guess)).rejects.toThrow();
  const told = await champa('new-password', username, ...WHY);
  expect(await isOpen(token)).toBe(false);
  expect(await isOpen(await signIn(username, told.slice(`${username}: `.length)))).toBe(true);
  await expect(signIn(username, password)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  const { rows } = await world.pool.query('SELECT detail::text FROM staff.access_log');
  expect(JSON.stringify(rows)).not.toContain(told.slice(`${username}: `.length));
});
