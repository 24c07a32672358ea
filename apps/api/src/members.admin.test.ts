import { randomUUID } from 'node:crypto';
import { isStaffPermission, staffPermissions } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBackoffice } from './app.ts';
import type { Composed } from './modules.ts';
import { verifyLedger } from './modules/ledger/index.ts';
import { inTransaction } from './platform/database.ts';
import type { StaffPrincipal } from './platform/http/principal.ts';
import { createBrand, openWith, type TestBrand } from './seed/testing/brand.ts';
import { accessLog } from './testing/by-test.ts';

let brand: TestBrand;
let composed: Composed;
let backoffice: FastifyInstance;
/** By their token, which is the role’s code. */
let employees: Map<string, StaffPrincipal>;
let id: string;
let made = 0;

beforeAll(async () => {
  brand = await createBrand();
  composed = brand.compose(brand.deps);
  const roles = await composed.staff.admin.roles();
  employees = new Map(
    roles.map(({ code, permissions }) => {
      const held = code === 'owner' ? staffPermissions : permissions.filter(isStaffPermission);
      const who = { kind: 'staff', staffId: '1', sessionId: '1', username: code, name: code, roles: [code] } as const;
      return [code, { ...who, permissions: new Set(held), mustEnrol: false, isFresh: true }];
    }),
  );
  backoffice = await buildBackoffice({
    deps: brand.deps,
    ...composed,
    authenticateStaff: async (token) => employees.get(token) ?? null,
    readiness: () => 'ready',
    server: { message: errorMessage, defaultLanguage: 'lo' },
  });
  await composed.bonuses.seedDemo();
  await composed.vip.seedDemo();
  await composed.prizes.seedDemo();
});

afterAll(async () => {
  expect(await verifyLedger(brand.pool)).toMatchObject({ broken: [] });
  await backoffice.close();
  await brand.close();
});

beforeEach(async () => {
  made += 1;
  const account = { username: `Console${made}`, type: 0, currency: 'LAK', country: 'LA', language: 'en' };
  const from = { registerUrl: '', referralCode: '', affiliateCode: '' };
  id = await inTransaction(brand.pool, async (tx) => {
    const member = (await composed.members.create(tx, { ...account, ...from }))!;
    await composed.members.addProfile(tx, member.id, {
      ...(await composed.members.profile(tx, member.id)),
      mobile: null,
    });
    await openWith(tx, composed, member.id, '50000');
    return member.id;
  });
});

type Sent = { as?: string; body?: object };

async function send(method: 'GET' | 'POST' | 'PUT', path: string, { as = 'owner', body }: Sent = {}, member = id) {
  const answer = await backoffice.inject({
    method,
    url: `/api/admin/members/${member}${path}`,
    headers: { authorization: `Bearer ${as}`, 'x-language': 'en' },
    ...(body && { payload: body }),
  });
  return answer.json();
}

const reason = 'asked on the telephone';

/** The last entry of the audit log about the member. */
async function logged() {
  const { rows } = await brand.pool.query(
    `SELECT action, reason, before, after FROM staff.access_log WHERE detail->>'memberId' = $1 ORDER BY number DESC LIMIT 1`,
    [id],
  );
  return rows[0];
}

const months = { months: 6, reason };
const keyed = () => ({ reason, idempotencyKey: randomUUID() });

/** Every act: who may, who may not, what it sends, and the action that the audit log names. */
const acts: Record<
  string,
  { method: 'POST' | 'PUT'; path: string; by: string; not: string; body: () => object; action: string }
> = {
  'lock play': {
    method: 'PUT',
    path: '/locks/play',
    by: 'risk',
    not: 'support',
    body: () => ({ locked: true, reason }),
    action: 'member_locked',
  },
  suspend: {
    method: 'PUT',
    path: '/status',
    by: 'risk',
    not: 'cashier',
    body: () => ({ status: 'suspended', reason }),
    action: 'member_status',
  },
  tag: {
    method: 'PUT',
    path: '/tags',
    by: 'support',
    not: 'auditor',
    body: () => ({ tags: ['watch'], reason }),
    action: 'member_tagged',
  },
  note: {
    method: 'POST',
    path: '/notes',
    by: 'cashier',
    not: 'auditor',
    body: () => ({ text: 'calm', idempotencyKey: randomUUID() }),
    action: 'member_noted',
  },
  'correct cash': {
    method: 'POST',
    path: '/corrections',
    by: 'cashier',
    not: 'support',
    body: () => ({ amount: '500', ...keyed() }),
    action: 'member_corrected',
  },
  'change points': {
    method: 'POST',
    path: '/points',
    by: 'promotions',
    not: 'cashier',
    body: () => ({ points: 20, ...keyed() }),
    action: 'member_points_changed',
  },
  'set a rank': {
    method: 'PUT',
    path: '/vip',
    by: 'promotions',
    not: 'support',
    body: () => ({ level: 2, until: null, reason }),
    action: 'member_rank_set',
  },
  'give tickets': {
    method: 'POST',
    path: '/tickets',
    by: 'promotions',
    not: 'risk',
    body: () => ({ game: 'golden-egg', tickets: 2, expiresAt: null, ...keyed() }),
    action: 'tickets_given',
  },
  'end sessions': {
    method: 'POST',
    path: '/sign-out',
    by: 'support',
    not: 'cashier',
    body: () => ({ session: null, reason }),
    action: 'member_sessions_ended',
  },
  message: {
    method: 'POST',
    path: '/messages',
    by: 'support',
    not: 'risk',
    body: () => ({ texts: { lo: { title: 'ສະບາຍດີ', content: 'ຂໍ້ຄວາມ' } }, ...keyed() }),
    action: 'member_messaged',
  },
  exclude: {
    method: 'POST',
    path: '/exclusion',
    by: 'support',
    not: 'cashier',
    body: () => months,
    action: 'member_excluded',
  },
  limit: {
    method: 'PUT',
    path: '/limits/loss/week',
    by: 'risk',
    not: 'support',
    body: () => ({ amount: '250000', reason }),
    action: 'member_limited',
  },
  'make an agent': {
    method: 'POST',
    path: '/agent',
    by: 'agents',
    not: 'support',
    body: () => ({ type: 1, reason }),
    action: 'member_promoted',
  },
};

describe.each(Object.entries(acts))('to %s', (_, { method, path, by, not, body, action }) => {
  test('is for those who hold its permission, and is recorded with its reason', async () => {
    expect(await send(method, path, { as: not, body: body() })).toMatchObject({ code: 'FORBIDDEN' });
    const answer = await send(method, path, { as: by, body: body() });
    expect(answer).toMatchObject({ success: true });
    const entry = await logged();
    expect(entry).toMatchObject({ action });
    if ('reason' in body()) expect(entry.reason).toBe(reason);
  });

  test('takes a member who exists, and a reason where one is kept', async () => {
    expect(await send(method, path, { as: by, body: body() }, '999999999')).toMatchObject({ code: 'NOT_FOUND' });
    const given = body();
    if (!('reason' in given)) return;
    expect(await send(method, path, { as: by, body: { ...given, reason: '' } })).toMatchObject({ code: 'VALIDATION' });
  });
});

test('a correction moves money once for its key, against the house, and never below zero', async () => {
  const correction = { amount: '-20000', ...keyed() };
  for (let n = 0; n < 2; n += 1) {
    const { value } = await send('POST', '/corrections', { body: correction });
    expect(value.balance).toBe('30000.00');
  }
  const { list } = (await send('GET', '/balances')).value;
  expect(list).toMatchObject([{ purpose: 'cash', balance: '30000.00' }]);
  expect(await send('POST', '/corrections', { body: { amount: '-30000.01', ...keyed() } })).toMatchObject({
    code: 'BALANCE_TOO_LOW',
  });
  expect(await send('POST', '/corrections', { body: { ...correction, amount: '-1' } })).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  expect(await send('POST', '/corrections', { body: { amount: '0', ...keyed() } })).toMatchObject({
    code: 'VALIDATION',
  });
  const { value } = await send('GET', '/movements');
  expect(value.list[0]).toMatchObject({ kind: 'correction', amount: '-20000.00', description: reason });
  const entries = (await accessLog(brand.pool)).filter(({ action }) => action === 'member_corrected');
  expect(entries.filter(({ detail }) => (detail as { memberId: string }).memberId === id)).toHaveLength(1);
});

test('points come and go once for a key, never below zero, and the list says by whom and why', async () => {
  const gift = { points: 30, ...keyed() };
  await send('POST', '/points', { body: gift });
  expect((await send('POST', '/points', { body: gift })).value).toEqual({ balance: 30 });
  expect(await send('POST', '/points', { body: { points: -31, ...keyed() } })).toMatchObject({
    code: 'POINTS_TOO_LOW',
  });
  const { value } = await send('GET', '/points');
  expect(value).toMatchObject({ list: [{ changed: 30, balance: 30, reason, by: 'staff:owner' }], next: null });
});

test('a bonus is granted out of its offer’s budget, once for a key; an unknown offer is refused', async () => {
  const { value } = await backoffice
    .inject({ url: '/api/admin/bonus-offers', headers: { authorization: 'Bearer owner' } })
    .then((answer) => answer.json());
  const grant = { offer: value.list[0].id, amount: '1000', ...keyed() };
  const { value: first } = await send('POST', '/bonuses', { as: 'promotions', body: grant });
  expect(
    await send('POST', '/bonuses', { body: { ...grant, offer: 'no-such', idempotencyKey: randomUUID() } }),
  ).toMatchObject({
    code: 'NOT_FOUND',
  });
  const { list } = (await send('GET', '/bonuses')).value;
  expect(list).toMatchObject([{ id: first.id, amount: '1000.00' }]);
  expect(await logged()).toMatchObject({ action: 'bonus_granted', after: { amount: '1000.00' } });
});

test('a rank that staff set holds until it is unset', async () => {
  await send('PUT', '/vip', { body: { level: 2, until: null, reason } });
  expect((await send('GET', '/vip')).value).toMatchObject({ level: 2, set: { until: null } });
  expect((await send('PUT', '/vip', { body: { level: null, until: null, reason } })).value).toMatchObject({
    level: 0,
    set: null,
  });
  expect(await send('PUT', '/vip', { body: { level: 99, until: null, reason } })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await send('GET', '/vip/changes')).value.list).toMatchObject([
    { from: 2, to: 0, cause: 'staff_ended' },
    { from: 0, to: 2, cause: 'staff', reason, by: 'staff:owner' },
  ]);
});

test('a message sent twice by its key arrives once; it is read in the language of the employee', async () => {
  const texts = { lo: { title: 'ສະບາຍດີ', content: 'ຂໍ້ຄວາມ' }, en: { title: 'Hello', content: 'A message' } };
  const message = { texts, ...keyed() };
  await send('POST', '/messages', { body: message });
  await send('POST', '/messages', { body: message });
  expect((await send('GET', '/messages')).value.list).toMatchObject([{ title: 'Hello', isRead: false }]);
  const withoutOwn = { texts: { en: texts.en }, ...keyed() };
  expect(await send('POST', '/messages', { body: withoutOwn })).toMatchObject({ code: 'VALIDATION' });
});

test('an exclusion cannot be shortened by another, and stands in the history with who asked for it', async () => {
  await send('POST', '/exclusion', { body: { months: null, reason } });
  const { value } = await send('POST', '/exclusion', { body: months });
  expect(value.selfExclusion).toMatchObject({ until: null });
  expect((await send('GET', '/limits/changes')).value.list[1]).toMatchObject({ what: 'exclusion', by: 'staff:owner' });
});

test('a lock of play or withdrawals is what the member is told', async () => {
  await send('PUT', '/locks/play', { body: { locked: true, reason } });
  await expect(composed.limits.requirePlay(brand.pool, id)).rejects.toMatchObject({ code: 'PLAY_LOCKED' });
  await send('PUT', '/locks/play', { body: { locked: false, reason } });
  await composed.limits.requirePlay(brand.pool, id);
});

test('a member without authenticator or password has none removed or reset', async () => {
  for (const path of ['/authenticator/removal', '/password']) {
    expect(await send('POST', path, { as: 'support', body: { reason } })).toMatchObject({ code: 'NOT_POSSIBLE' });
    expect(await send('POST', path, { as: 'risk', body: { reason } })).toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('an export has what every module keeps of a member, in full, is for few, and is recorded', async () => {
  await brand.pool.query(`UPDATE member.profile SET mobile = $2, email = 'kham@champa.la' WHERE member_id = $1`, [
    id,
    `+85620555${id}`,
  ]);
  await send('POST', '/notes', { body: { text: 'calm', idempotencyKey: randomUUID() } });
  await send('POST', '/points', { body: { points: 20, ...keyed() } });
  await send('POST', '/corrections', { body: { amount: '500', ...keyed() } });
  expect(await send('POST', '/export', { as: 'support', body: { reason } })).toMatchObject({ code: 'FORBIDDEN' });
  const { value } = await send('POST', '/export', { as: 'auditor', body: { reason } });
  expect(value).toMatchObject({
    member: {
      profile: { mobile: `+85620555${id}`, email: 'kham@champa.la' },
      notes: { rows: [{ text: 'calm' }], isWhole: true },
    },
    points: { movements: { rows: [{ changed: 20 }] } },
    records: { movements: { rows: [{ kind: 'correction' }, {}], isWhole: true } },
    payees: { accounts: [] },
  });
  expect(await logged()).toMatchObject({ action: 'member_exported', reason });
});

test('a round is shown again only with the member who played it', async () => {
  expect(await send('POST', '/rounds/1/replay')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await send('POST', '/rounds/1/replay', { as: 'content' })).toMatchObject({ code: 'FORBIDDEN' });
});

test('every list of a member is empty at first, and refuses a cursor that no page gave', async () => {
  const lists = [
    'notes',
    'deposits',
    'withdrawals',
    'bonuses',
    'gifts',
    'promotions',
    'points',
    'vip/changes',
    'sign-ins',
  ];
  for (const list of [...lists, 'limits/changes', 'messages', 'audit', 'rounds']) {
    expect([list, (await send('GET', `/${list}`)).value]).toEqual([list, { list: [], next: null }]);
    expect([list, (await send('GET', `/${list}?after=nowhere`)).code]).toEqual([list, 'VALIDATION']);
  }
  for (const list of ['turnover', 'uplines', 'links', 'limits', 'tickets']) {
    expect([list, (await send('GET', `/${list}`)).value.list]).toEqual([list, []]);
  }
});
