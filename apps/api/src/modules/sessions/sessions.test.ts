import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers, PASSWORD } from '../../testing/members.ts';
import { writeCountryFile } from '../site/testing/mmdb.ts';

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.77';

let world: AccountsApp;
const send = createSend(() => world.app);
const { member } = createTestMembers(() => world, send);

const signIn = (username: string, ip = HOME, given: object = {}) =>
  send('POST', '/api/session', { username, password: PASSWORD, ...given }, { ip });

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ hours: 1 }));

describe('a session', () => {
  test('ends at sign-out and not before', async () => {
    const { token, username } = await member();
    expect(await send('GET', '/api/member', undefined, { token })).toMatchObject({
      success: true,
      value: { account: username },
    });
    expect(await send('DELETE', '/api/session', undefined, { token })).toMatchObject({ success: true });
    expect(await send('GET', '/api/member', undefined, { token })).toMatchObject({
      status: 401,
      code: 'NOT_LOGGED_IN',
    });
  });

  test('ends after half an hour without a call, and after a day whatever happens', async () => {
    const idle = (await member()).token;
    world.clock.forward({ minutes: 31 });
    expect((await send('GET', '/api/member', undefined, { token: idle })).status).toBe(401);

    const busy = (await member()).token;
    for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
      expect((await send('GET', '/api/member', undefined, { token: busy })).status).toBe(200);
      world.clock.forward({ minutes: 20 });
    }
    expect((await send('GET', '/api/member', undefined, { token: busy })).status).toBe(401);
  });

  test('ends when its member is suspended', async () => {
    const { token, id } = await member();
    await world.pool.query(`UPDATE member.member SET status = 'suspended' WHERE id = $1`, [id]);
    expect(await send('GET', '/api/session', undefined, { token })).toMatchObject({
      status: 401,
      code: 'NOT_LOGGED_IN',
    });
  });

  test('is nobody’s without a token, with a wrong one, or with rubbish', async () => {
    for (const token of [undefined, 'x', 'a'.repeat(5000), '" OR 1=1']) {
      expect((await send('GET', '/api/member', undefined, token === undefined ? {} : { token })).status).toBe(401);
    }
  });

  test('the token is stored as a hash only', async () => {
    const token = (await member()).token;
    const { rows } = await world.pool.query('SELECT s::text AS session FROM sessions.session AS s');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('sessions of a member', () => {
  test('are listed to their member, with where and how they were opened', async () => {
    const who = await member();
    const timeZone = 'Asia/Vientiane';
    const other = (await signIn(who.username, ELSEWHERE, { timeZone })).value.token;
    const { value } = await send('GET', '/api/member/sessions', undefined, { token: other });
    expect(value.list).toMatchObject([
      { method: 'password', ip: ELSEWHERE, language: 'en', timeZone, isCurrent: true },
      { method: 'register', ip: HOME, isCurrent: false },
    ]);
    expect(JSON.stringify(value)).not.toContain(other);
  });

  test('are ended one by one, and no one else’s', async () => {
    const [who, stranger] = [await member(), await member()];
    const { list } = (await send('GET', '/api/member/sessions', undefined, who)).value;
    const revoke = (token: string) => send('DELETE', `/api/member/sessions/${list[0].id}`, undefined, { token });
    expect(await revoke(stranger.token)).toMatchObject({ status: 404 });
    expect((await send('GET', '/api/member', undefined, who)).status).toBe(200);
    const here = (await signIn(who.username)).value.token;
    expect(await revoke(here)).toMatchObject({ success: true });
    expect((await send('GET', '/api/member', undefined, who)).status).toBe(401);
    expect((await send('GET', '/api/member', undefined, { token: here })).status).toBe(200);
  });

  test('are ended all but this one', async () => {
    const who = await member();
    const here = (await signIn(who.username)).value.token;
    expect(await send('DELETE', '/api/member/sessions', undefined, { token: here })).toMatchObject({ success: true });
    expect((await send('GET', '/api/member', undefined, who)).status).toBe(401);
    expect((await send('GET', '/api/member', undefined, { token: here })).status).toBe(200);
    const { list } = (await send('GET', '/api/member/logins', undefined, { token: here })).value;
    expect(list.map(({ endedAt }: { endedAt: string | null }) => endedAt !== null)).toEqual([false, true]);
  });

  test('are one at a time where the brand says so', async () => {
    await world.configure('session', { single: true });
    const who = await member();
    const there = (await signIn(who.username)).value.token;
    expect((await send('GET', '/api/member', undefined, who)).status).toBe(401);
    expect((await send('GET', '/api/member', undefined, { token: there })).status).toBe(200);
    await world.configure('session', { single: false });
  });
});

describe('the history of sign-ins', () => {
  test('tells the country of each, its language and time zone, its opening and its end', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'champa-countries-'));
    const database = path.join(folder, 'countries.mmdb');
    await writeFile(database, writeCountryFile({ '198.51.100.0/24': 'TH' }));
    await world.configure('region', { database });
    const { username } = await member();
    const wish = { username, password: PASSWORD, timeZone: 'Asia/Bangkok' };
    const from = { ip: '198.51.100.9', language: 'lo' };
    const { token } = (await send('POST', '/api/session', wish, from)).value;
    const history = async (with_: string) =>
      (await send('GET', '/api/member/logins', undefined, { token: with_ })).value.list;
    expect(await history(token)).toMatchObject([
      { country: 'TH', language: 'lo', timeZone: 'Asia/Bangkok', ip: '198.51.100.9', endedAt: null, isCurrent: true },
      { country: null, method: 'register', endedAt: null },
    ]);
    const lastSeen = world.clock.now();
    world.clock.forward({ minutes: 45 });
    const later = (await send('POST', '/api/session', wish, from)).value.token;
    expect((await history(later))[1]).toMatchObject({ endedAt: lastSeen.add({ minutes: 30 }).toString() });
    await rm(folder, { recursive: true });
  });
});
