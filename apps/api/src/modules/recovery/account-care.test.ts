import { Command } from 'commander';
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers, PASSWORD } from '../../testing/members.ts';
import { createStaff } from '../staff/index.ts';
import { accountCommands } from './index.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const members = createTestMembers(() => world, send);
const WHY = ['--by', 'vilay', '--reason', 'shown their identity card'];

beforeAll(async () => {
  world = await createAccountsApp();
  const { service } = createStaff(world, world);
  await inTransaction(world.pool, (tx) =>
    service.create(tx, { username: 'vilay', name: 'Vilay', password: PASSWORD, roles: [] }),
  );
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 1 }));

async function champa(...words: string[]): Promise<string> {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const program = new Command('champa').exitOverride().configureOutput({ writeErr: () => undefined });
  const { recovery, pool } = world;
  const staff = createStaff(world, world);
  accountCommands(program, (work) => work({ recovery, members: world.members, staff }, { pool }));
  try {
    await program.parseAsync(['account', ...words], { from: 'user' });
  } finally {
    out.mockRestore();
  }
  return written.join('');
}

const signIn = (username: string) => send('POST', '/api/session', { username, password: PASSWORD });
const isOpen = async (token: string) => (await send('GET', '/api/member', undefined, { token })).success;

async function recorded(memberId: string): Promise<unknown[]> {
  const { rows } = await world.pool.query<{ entry: unknown }>(
    `SELECT jsonb_build_object('action', action, 'by', staff.username, 'reason', reason) AS entry
       FROM staff.access_log JOIN staff.staff ON staff.id = staff_id
      WHERE detail->>'memberId' = $1 ORDER BY access_log.id`,
    [memberId],
  );
  return rows.map(({ entry }) => entry);
}

/** @returns the secret of their application */
async function turnAuthenticatorOn(token: string): Promise<string> {
  const { value } = await send('POST', '/api/member/authenticator', { password: PASSWORD }, { token });
  const epoch = Math.floor(world.clock.now().epochMilliseconds / 1000);
  const code = await generate({ secret: value.secret, epoch });
  expect(await send('PUT', '/api/member/authenticator', { code }, { token })).toMatchObject({ success: true });
  return value.secret;
}

test('a member’s sessions are listed; one is ended and the others go on', async () => {
  const { username, id, token } = await members.member();
  const other = (await signIn(username)).value.token;
  const [newest, ...before] = JSON.parse(await champa('sessions', username, '--json'));
  expect(before).toHaveLength(1);
  await champa('end-session', username, newest.id, ...WHY);
  expect([await isOpen(other), await isOpen(token)]).toEqual([false, true]);
  expect(await recorded(id)).toEqual([
    { action: 'member_session_ended', by: 'vilay', reason: 'shown their identity card' },
  ]);
});

test.each(['4711', 'all', ''])(
  'a session "%s" that is not the member’s is refused, and nothing ends',
  async (session) => {
    const { username, id, token } = await members.member();
    await expect(champa('end-session', username, session, ...WHY)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      value: { 'open session': session },
    });
    expect(await isOpen(token)).toBe(true);
    expect(await recorded(id)).toEqual([]);
  },
);

test('another member’s session is not ended under this one’s name', async () => {
  const { username } = await members.member();
  const other = await members.member();
  const [theirs] = JSON.parse(await champa('sessions', other.username, '--json'));
  await expect(champa('end-session', username, theirs.id, ...WHY)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { 'open session': theirs.id },
  });
  expect(await isOpen(other.token)).toBe(true);
});

test('all sessions of a member are ended', async () => {
  const { username, token } = await members.member();
  const other = (await signIn(username)).value.token;
  await champa('end-sessions', username, ...WHY);
  expect([await isOpen(other), await isOpen(token)]).toEqual([false, false]);
});

test('a lost authenticator is removed: it is asked for no more, all sessions end, the member is told', async () => {
  const { username, id, token } = await members.member();
  await turnAuthenticatorOn(token);
  expect((await signIn(username)).code).toBe('EXTRA_VERIFICATION_REQUIRED');
  world.clock.forward({ minutes: 1 });
  await champa('remove-authenticator', username, ...WHY);
  expect(await isOpen(token)).toBe(false);
  const { value } = await signIn(username);
  expect((await members.messages(value.token)).filter((kind) => kind === 'authenticator_changed')).toHaveLength(2);
  expect(await recorded(id)).toEqual([
    { action: 'member_authenticator_removed', by: 'vilay', reason: 'shown their identity card' },
  ]);
  await expect(champa('remove-authenticator', username, ...WHY)).rejects.toMatchObject({
    code: 'NOT_POSSIBLE',
    value: { why: 'the member has no authenticator' },
  });
});

test('a member is handed over by an address of the brand’s own, once, and it is recorded', async () => {
  const { username, id } = await members.member();
  const address = new URL((await champa('hand-over', username, '--to', 'http://localhost:8080/wallet', ...WHY)).trim());
  expect(address.origin + address.pathname).toBe('http://localhost:8080/wallet');
  const exchange = () => send('POST', '/api/session/hand-over', { ticket: address.searchParams.get('token') });
  expect(await isOpen((await exchange()).value.token)).toBe(true);
  expect(await exchange()).toMatchObject({ code: 'HAND_OVER_REFUSED' });
  expect(await recorded(id)).toEqual([
    { action: 'member_handed_over', by: 'vilay', reason: 'shown their identity card' },
  ]);
  await expect(champa('hand-over', username, '--to', 'https://elsewhere.example', ...WHY)).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  await expect(champa('hand-over', username)).rejects.toThrow();
});

test('nothing is done without a name and a reason, or for no member', async () => {
  const { username, token } = await members.member();
  await expect(champa('end-sessions', username, '--by', 'vilay')).rejects.toThrow();
  await expect(champa('end-sessions', username, '--reason', 'asked')).rejects.toThrow();
  await expect(champa('end-sessions', 'nobody-at-all', ...WHY)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { member: 'nobody-at-all' },
  });
  expect(await isOpen(token)).toBe(true);
});
