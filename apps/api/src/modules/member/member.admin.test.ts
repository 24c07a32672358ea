import { randomUUID } from 'node:crypto';
import type { MemberSearch } from '@champa/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { accessLog, recordByHand, vilay } from '../../testing/by-test.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers } from '../../testing/members.ts';
import { inTransaction } from '../../platform/database.ts';
import { createLinkedMembers } from './links.service.ts';
import { createMemberAdmin, type MemberAdmin } from './member.admin.ts';

let world: AccountsApp;
let admin: MemberAdmin;
let memberId: string;
const send = createSend(() => world.app);
const members = createTestMembers(() => world, send);

beforeAll(async () => {
  world = await createAccountsApp();
  admin = createMemberAdmin({
    pool: world.pool,
    clock: world.clock,
    members: world.members,
    record: recordByHand,
    sessions: world.sessions,
    find: { account: world.payees.find, ...world.sessions.findMembers },
    dialingCodes: async () => ['+856', '+66'],
  });
  memberId = (await members.member()).id;
  await world.pool.query(`UPDATE member.profile SET mobile = '+8562055512345' WHERE member_id = $1`, [memberId]);
});

afterAll(() => world.close());

/** The last entry of the audit log about a member. */
const logged = async (id: string) =>
  (await accessLog(world.pool)).findLast(({ detail }) => (detail as { memberId?: string }).memberId === id);

test('employees see a member’s contact details masked', async () => {
  const shown = Object.fromEntries((await admin.contact(memberId)).map((each) => [each.field, each.shown]));
  expect(shown).toMatchObject({ mobile: '+856****345', idNumber: '' });
});

test('one field is revealed, which is recorded with the reason and without what was seen', async () => {
  expect(await admin.reveal(vilay, { memberId, field: 'mobile' })).toBe('+8562055512345');
  const log = await accessLog(world.pool);
  expect(log).toEqual([{ staffId: 7n, action: 'member_revealed', detail: { memberId, field: 'mobile' } }]);
  expect(JSON.stringify(log, (_, value: unknown) => String(value))).not.toContain('2055512345');
  await expect(admin.reveal(vilay, { memberId: '999999999', field: 'mobile' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

type Wish = { by?: MemberSearch; status?: 'active' | 'suspended'; tag?: string; after?: string; limit?: number };

const search = async (text: string, { by = 'name', status, tag, after, limit = 100 }: Wish = {}) => {
  const wanted = { by, search: text, status: status ?? null, tag: tag ?? null, after: after ?? null, limit };
  const { list, next } = await admin.search(wanted);
  return { names: list.map(({ username }) => username), next };
};

describe('a search', () => {
  test('takes the beginning of a name in any case, in the order of names, page by page', async () => {
    for (let n = 0; n < 4; n += 1) await members.member();
    const all = (await search('cenTRE')).names;
    expect(all).toEqual(all.toSorted());
    expect(all.length).toBeGreaterThanOrEqual(5);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const { names, next } = await search('centre', { limit: 2, ...(after && { after }) });
      paged.push(...names);
      after = next ?? undefined;
    } while (after);
    expect(paged).toEqual(all);
  });

  test('without a text lists the newest first; a member who comes meanwhile moves no page', async () => {
    const first = await search('', { limit: 2 });
    await members.member();
    const second = await search('', { limit: 2, after: first.next! });
    const all = (await search('')).names.slice(1);
    expect([...first.names, ...second.names]).toEqual(all.slice(0, 4));
  });

  test('takes contact data exactly as a whole, in every usual spelling, and nothing by its beginning', async () => {
    const { id, username } = await members.member();
    await world.pool.query(
      `UPDATE member.profile SET mobile = '+8562055599911', email = 'Deng@Champa.la' WHERE member_id = $1`,
      [id],
    );
    for (const number of ['+8562055599911', '+856 20 5559-9911', '008562055599911', '020 5559 9911', '2055599911']) {
      expect((await search(number, { by: 'mobile' })).names).toEqual([username]);
    }
    expect((await search('+85620555', { by: 'mobile' })).names).toEqual([]);
    expect((await search('deng@champa.la', { by: 'email' })).names).toEqual([username]);
    expect((await search('deng@', { by: 'email' })).names).toEqual([]);
    expect((await search(id, { by: 'id' })).names).toEqual([username]);
    expect((await search('no id', { by: 'id' })).names).toEqual([]);
  });

  test('finds everybody who withdraws to an account, signed in from an address, or by the same device', async () => {
    const [one, other, stranger] = [await members.member(), await members.member(), await members.member()];
    const payee = { kind: 'BANK', provider: 'BCEL', number: '010 12 00 777', holderName: 'Deng', branch: '' } as const;
    for (const { id } of [one, other]) {
      await inTransaction(world.pool, (tx) => world.payees.seed(tx, id, { ...payee, number: '01012007777' }));
    }
    expect((await search('010-1200-7777', { by: 'account' })).names).toEqual([other.username, one.username]);
    expect((await search('0101200777', { by: 'account' })).names).toEqual([]);

    const signIn = ({ id }: { id: string }, ip: string) => {
      const browser = { userAgent: 'Browser 7', language: 'en', timeZone: 'UTC', device: null, via: 'web' } as const;
      return inTransaction(world.pool, (tx) =>
        world.sessions.open(tx, id, 'password', { ...browser, ip, country: null }),
      );
    };
    await signIn(one, '198.51.100.20');
    await signIn(other, '198.51.100.20');
    await signIn(stranger, '198.51.100.21');
    expect((await search('198.51.100.20', { by: 'ip' })).names).toEqual([other.username, one.username]);
    expect((await search('no address', { by: 'ip' })).names).toEqual([]);
    const [latest] = (await world.sessions.signIns(one.id, { before: null, pageSize: 1 })).list;
    expect((await search(String(latest!.id), { by: 'device' })).names).toEqual([other.username, one.username]);
  });

  test('keeps to a state and a tag together with whatever it searches for', async () => {
    const { id, username } = await members.member();
    await admin.setTags(vilay, { memberId: id, tags: ['watch'] });
    await admin.setStatus(vilay, { memberId: id, status: 'suspended' });
    expect((await search('', { tag: 'watch' })).names).toEqual([username]);
    expect((await search('', { tag: 'watch', status: 'active' })).names).toEqual([]);
    expect((await search('centre', { tag: 'watch', status: 'suspended' })).names).toEqual([username]);
    expect((await search('', { status: 'suspended' })).names).toEqual([username]);
  });
});

describe('locks', () => {
  test('of play and withdrawals hold apart from signing in, with reason and both states kept', async () => {
    const { id, token } = await members.member();
    expect(await admin.setLock(vilay, { memberId: id, kind: 'play', isLocked: true })).toMatchObject({
      status: 'active',
      locks: ['play'],
    });
    expect(await logged(id)).toMatchObject({
      action: 'member_locked',
      detail: { kind: 'play' },
      before: { locks: [] },
      after: { locks: ['play'] },
    });
    expect((await send('GET', '/api/member', undefined, { token })).success).toBe(true);
    await admin.setLock(vilay, { memberId: id, kind: 'withdraw', isLocked: true });
    expect(await admin.setLock(vilay, { memberId: id, kind: 'play', isLocked: false })).toMatchObject({
      locks: ['withdraw'],
    });
    const unknown = { memberId: '999999999', kind: 'play', isLocked: true } as const;
    await expect(admin.setLock(vilay, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('out of play stop what is begun anew at every vendor', async () => {
    const { id } = await members.member();
    const status = async () => (await world.pool.query('SELECT member.play_status($1)', [id])).rows[0].play_status;
    expect(await status()).toBe('active');
    await admin.setLock(vilay, { memberId: id, kind: 'play', isLocked: true });
    expect(await status()).toBe('locked');
  });

  test('a closed account stays closed', async () => {
    const { id } = await members.member();
    await inTransaction(world.pool, (tx) => world.members.setStatus(tx, id, 'closed'));
    await expect(admin.setStatus(vilay, { memberId: id, status: 'active' })).rejects.toMatchObject({
      code: 'NOT_POSSIBLE',
    });
  });
});

describe('notes and tags', () => {
  test('a note is kept once for its key, and read newest first, page by page', async () => {
    const { id } = await members.member();
    const key = randomUUID();
    await admin.note(vilay, { memberId: id, text: 'called, was calm', key });
    await admin.note(vilay, { memberId: id, text: 'called, was calm', key });
    await admin.note(vilay, { memberId: id, text: 'paid at last', key: randomUUID() });
    const first = await admin.notes(id, { before: null, pageSize: 1 });
    expect(first.list).toMatchObject([{ text: 'paid at last', actor: 'staff:vilay' }]);
    const second = await admin.notes(id, { before: first.next, pageSize: 1 });
    expect(second).toMatchObject({ list: [{ text: 'called, was calm' }], next: null });
    await expect(admin.note(vilay, { memberId: id, text: 'other', key })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await logged(id)).toMatchObject({ action: 'member_noted' });
  });

  test('tags replace each other, and both states are kept', async () => {
    const { id } = await members.member();
    await admin.setTags(vilay, { memberId: id, tags: ['new', 'vip'] });
    await admin.setTags(vilay, { memberId: id, tags: ['vip'] });
    expect((await admin.tagsOf([id])).get(id)).toEqual(['vip']);
    expect(await logged(id)).toMatchObject({ before: { tags: ['new', 'vip'] }, after: { tags: ['vip'] } });
  });
});

test('linked accounts say why they are linked, the strongest reasons first', async () => {
  const linked = createLinkedMembers({
    pool: world.pool,
    findLinks: [world.payees.sharing, world.sessions.sharing],
  });
  const [own, same, near] = [await members.member(), await members.member(), await members.member()];
  const payee = { kind: 'BANK', provider: 'BCEL', number: '5550001', holderName: 'Mee', branch: '' } as const;
  for (const { id } of [own, same]) await inTransaction(world.pool, (tx) => world.payees.seed(tx, id, payee));
  await world.pool.query('UPDATE sessions.session SET ip = $1 WHERE member_id = $2', ['192.0.2.7', own.id]);
  await world.pool.query('INSERT INTO sessions.known_address VALUES ($1, $2, now())', [near.id, '192.0.2.7']);
  expect(await linked(own.id)).toMatchObject([
    { id: same.id, reasons: ['payee'] },
    { id: near.id, reasons: ['address'] },
  ]);
});

test('uplines are named from the nearest up', async () => {
  const [top, middle, low] = [await members.member(), await members.member(), await members.member()];
  for (const [id, upline] of [
    [middle.id, top.id],
    [low.id, middle.id],
  ]) {
    await world.pool.query('SELECT member.move($1, $2, now())', [id, upline]);
  }
  expect((await admin.uplines(low.id)).map(({ id }) => id)).toEqual([middle.id, top.id]);
  expect(await admin.uplines(top.id)).toEqual([]);
});
