import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { byTest } from '../../testing/by-test.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers, PASSWORD } from '../../testing/members.ts';
import { siteSettings } from '../site/index.ts';

const OTHER_DOMAIN = 'https://champa-two.example';
const OTHER_HOST = 'champa-two.example';
const ELSEWHERE = '198.51.100.77';

let world: AccountsApp;
const send = createSend(() => world.app);
const { member } = createTestMembers(() => world, send);

beforeAll(async () => {
  world = await createAccountsApp();
  await inTransaction(world.pool, (tx) => world.settings.set(tx, siteSettings.domainRoute, [OTHER_DOMAIN], byTest));
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 1 }));

const ask = (token: string, address = '') => send('POST', '/api/session/hand-over/ticket', { address }, { token });
const ticketOf = async (token: string, address = ''): Promise<string> => (await ask(token, address)).value.ticket;
const exchange = (ticket: string, given: { host?: string; ip?: string } = {}) =>
  send('POST', '/api/session/hand-over', { ticket }, given);
const accountOf = (ticket: string, host?: string) =>
  send('POST', '/api/session/hand-over/account', { ticket }, host === undefined ? {} : { host });
const who = (token: string) => send('GET', '/api/member', undefined, { token });
const signIn = async (username: string) =>
  (await send('POST', '/api/session', { username, password: PASSWORD })).value.token as string;
const refused = { status: 410, code: 'HAND_OVER_REFUSED' };

describe('a hand-over ticket', () => {
  test('opens a session of its own in its minute, and the session that made it goes on', async () => {
    const { token, username } = await member();
    const made = await ask(token);
    expect(made.value).toMatchObject({ address: `http://localhost:8080/?token=${made.value.ticket}` });
    world.clock.forward({ seconds: 59 });
    const opened = await exchange(made.value.ticket);
    expect(opened).toMatchObject({ success: true, value: { firstTimeLogin: false, passwordExpired: false } });
    expect([token, made.value.ticket]).not.toContain(opened.value.token);
    for (const live of [token, opened.value.token]) {
      expect(await who(live)).toMatchObject({ value: { account: username } });
    }
    const { list } = (await send('GET', '/api/member/sessions', undefined, { token })).value;
    expect(list.map(({ method }: { method: string }) => method)).toEqual(['handOver', 'register']);
  });

  test('is used once, also by two at the same moment', async () => {
    const { token } = await member();
    const ticket = await ticketOf(token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(ticket)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'HAND_OVER_REFUSED')).toHaveLength(7);
    expect(await exchange(ticket)).toMatchObject(refused);
  });

  test('no longer holds after its minute', async () => {
    const { token } = await member();
    const ticket = await ticketOf(token);
    world.clock.forward({ seconds: 60 });
    expect(await accountOf(ticket)).toMatchObject(refused);
    expect(await exchange(ticket)).toMatchObject(refused);
  });

  test('that nobody made is refused alike, and a session’s token is no ticket', async () => {
    const { token } = await member();
    expect(await exchange(`ho.${token}`)).toMatchObject(refused);
    expect(await exchange(token)).toMatchObject({ status: 422, code: 'VALIDATION' });
  });

  test('names its account without being used', async () => {
    const { token, username, id } = await member();
    const ticket = await ticketOf(token);
    expect(await accountOf(ticket)).toMatchObject({ value: { id, account: username } });
    expect(await exchange(ticket)).toMatchObject({ success: true });
    expect(await accountOf(ticket)).toMatchObject(refused);
  });

  test('holds at the address that it was made for only, which must be the brand’s own', async () => {
    const { token } = await member();
    const made = await ask(token, `${OTHER_DOMAIN}/wallet/deposit?about=1`);
    expect(made.value.address).toBe(`${OTHER_DOMAIN}/wallet/deposit?about=1&token=${made.value.ticket}`);
    expect(await accountOf(made.value.ticket)).toMatchObject(refused);
    expect(await exchange(made.value.ticket)).toMatchObject(refused);
    expect(await exchange(made.value.ticket, { host: OTHER_HOST })).toMatchObject({ success: true });
    for (const stranger of ['https://elsewhere.example/', 'https://champa-two.example.evil.example/', 'nonsense']) {
      expect(await ask(token, stranger)).toMatchObject({
        code: 'VALIDATION',
        value: { fields: { address: 'pattern' } },
      });
    }
  });

  test('ends with the session that made it, at sign-out as after the last use', async () => {
    const { token, username } = await member();
    const ticket = await ticketOf(token);
    await send('DELETE', '/api/session', undefined, { token });
    expect(await exchange(ticket)).toMatchObject(refused);

    const other = await signIn(username);
    world.clock.forward({ minutes: 29, seconds: 30 });
    const late = await ticketOf(other);
    await world.pool.query(`UPDATE sessions.session SET seen_at = seen_at - interval '30 minutes'`);
    expect(await exchange(late)).toMatchObject(refused);
  });

  test('is nothing that a suspended member comes in by', async () => {
    const { token, id } = await member();
    const ticket = await ticketOf(token);
    await world.pool.query(`UPDATE member.member SET status = 'suspended' WHERE id = $1`, [id]);
    expect(await exchange(ticket)).toMatchObject({ code: 'ACCOUNT_DISABLED' });
  });

  test('is stored as a hash only', async () => {
    const ticket = await ticketOf((await member()).token);
    const { rows } = await world.pool.query('SELECT made::text AS row FROM sessions.hand_over AS made');
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  test('is asked for twenty times a minute at most, and only by a member', async () => {
    const { token } = await member();
    for (let asked = 0; asked < 20; asked += 1) await ask(token);
    expect(await ask(token)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(await ask('nobody')).toMatchObject({ code: 'NOT_LOGGED_IN' });
  });
});

test('where the brand allows one session, the newest of several hand-overs at one moment stays', async () => {
  await world.configure('session', { single: true });
  const { token } = await member();
  const tickets = [await ticketOf(token), await ticketOf(token), await ticketOf(token), await ticketOf(token)];
  const answers = await Promise.all(tickets.map((ticket) => exchange(ticket)));
  // The first ends the session that made them all, and with it the other tickets.
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'HAND_OVER_REFUSED')).toHaveLength(3);
  expect((await who(answers.find(({ success }) => success)!.value.token)).success).toBe(true);
  await world.configure('session', { single: false });
});

describe('a session that was handed over', () => {
  test('ends no later than the one it came from', async () => {
    const { token } = await member();
    for (let minutes = 0; minutes < 23 * 60; minutes += 20) {
      await who(token);
      world.clock.forward({ minutes: 20 });
    }
    const { value } = await exchange(await ticketOf(token));
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect((await who(value.token)).success).toBe(true);
      world.clock.forward({ minutes: 20 });
    }
    expect((await who(value.token)).success).toBe(false);
  });

  test('makes no address known: from there a sign-in is still asked for more', async () => {
    const { token, id, username } = await member();
    await world.pool.query(`UPDATE member.profile SET email = 'handed@champa.la' WHERE member_id = $1`, [id]);
    expect(await exchange(await ticketOf(token), { ip: ELSEWHERE })).toMatchObject({ success: true });
    expect(await send('POST', '/api/session', { username, password: PASSWORD }, { ip: ELSEWHERE })).toMatchObject({
      code: 'EXTRA_VERIFICATION_REQUIRED',
    });
  });

  test('is ended with all others, also when it is opened at that very moment', async () => {
    const { token, username } = await member();
    const ticket = await ticketOf(token);
    const keeper = await signIn(username);
    // The exchange has its ticket, and waits to open its session; meanwhile all others are ended.
    const { opened, ending } = await inTransaction(world.pool, async (tx) => {
      await tx.query('LOCK TABLE sessions.known_address IN ACCESS EXCLUSIVE MODE');
      const exchanging = exchange(ticket);
      await waiting(1);
      const closing = send('DELETE', '/api/member/sessions', undefined, { token: keeper });
      await waiting(2);
      return { opened: exchanging, ending: closing };
    });
    expect(await ending).toMatchObject({ success: true });
    expect((await who((await opened).value.token)).success).toBe(false);
    expect((await who(keeper)).success).toBe(true);
  });
});

/** Waits until so many connections wait for a lock. */
async function waiting(count: number): Promise<void> {
  const blocked = async () => {
    const { rows } = await world.pool.query<{ some: number }>(
      `SELECT count(*)::integer AS some FROM pg_stat_activity
        WHERE datname = current_database() AND pg_blocking_pids(pid) <> '{}'`,
    );
    return rows[0]!.some;
  };
  await expect.poll(blocked, { timeout: 10_000 }).toBe(count);
}
