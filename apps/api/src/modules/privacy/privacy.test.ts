import { randomUUID } from 'node:crypto';
import { staffPermissions } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBackoffice } from '../../app.ts';
import type { Composed } from '../../modules.ts';
import { inTransaction } from '../../platform/database.ts';
import type { StaffPrincipal } from '../../platform/http/principal.ts';
import { createBrand, type TestBrand } from '../../seed/testing/brand.ts';

/** What names the person, in each place that keeps it. */
const PERSON = ['somphone', '2055512345', 'somphone@champa.la', 'Vongsa', '1990-05-12', 'P7788990', 'qq998877'];
const TRACES = ['203.0.113.77', 'Nokia-3310', 'sealed-account-55', '****7788', 'proof-of-payment', 'slip-of-bcel'];

let brand: TestBrand;
let composed: Composed;
let backoffice: FastifyInstance;
let owner: pg.Client;
let time = Temporal.Now.instant();
const principals = new Map<string, StaffPrincipal>();

beforeAll(async () => {
  brand = await createBrand();
  composed = brand.compose({ ...brand.deps, clock: { now: () => time } });
  for (const username of ['vilay', 'keo']) {
    const made = { username, name: username, password: 'night-Garden-7', roles: ['owner'] };
    await inTransaction(brand.pool, (tx) => composed.staff.service.create(tx, made));
    const { staffId } = await composed.staff.service.actor(brand.pool, username);
    const permissions = new Set(staffPermissions);
    const known = { kind: 'staff', staffId: String(staffId), sessionId: '1', username, name: username } as const;
    principals.set(username, { ...known, roles: ['owner'], permissions, mustEnrol: false, isFresh: true });
  }
  backoffice = await buildBackoffice({
    deps: brand.deps,
    ...composed,
    authenticateStaff: async (token) => principals.get(token) ?? null,
    readiness: () => 'ready',
    server: { message: errorMessage, defaultLanguage: 'lo' },
  });
  const { connectionString } = brand.pool.options as { connectionString: string };
  owner = new pg.Client({ connectionString });
  await owner.connect();
});

afterAll(async () => {
  await backoffice.close();
  await owner.end();
  await brand.close();
});

type Answer = { status: number; code?: string; value: any };

async function send(as: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${as}` };
  const answer = await backoffice.inject({ method, url: `/api/admin${path}`, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, ...(answer.json() as { code?: string; value: unknown }) };
}

/** A member of whom every module that keeps something of a person keeps it. */
async function somebody(): Promise<string> {
  const details = { type: 0, currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
  const id = await inTransaction(brand.pool, async (tx) => {
    const made = await composed.members.create(tx, { ...details, username: 'somphone', affiliateCode: '' });
    return made!.id;
  });
  const texts = JSON.stringify({ qqNum: 'qq998877', address: 'Vongsa road' });
  await owner.query(`
    INSERT INTO member.profile (member_id) VALUES (${id}) ON CONFLICT DO NOTHING;
    UPDATE member.profile SET mobile = '+8562055512345', email = 'somphone@champa.la', full_name = 'Somphone Vongsa',
      payee_name = 'Vongsa', birthday = '1990-05-12', id_number = 'P7788990', texts = '${texts}' WHERE member_id = ${id};
    INSERT INTO member.note (member_id, text, actor, at, idempotency_key)
    VALUES (${id}, 'Vongsa called about a slip', 'staff:keo', now(), gen_random_uuid());
    INSERT INTO member.icon_picture VALUES (${id}, 'somphone-picture', '1', 'somphone', now());
    INSERT INTO credentials.linked_account (member_id, provider_id, issuer, subject, name, linked_at, used_at)
    VALUES (${id}, 'line', 'line', 'somphone-subject', 'Somphone Vongsa', now(), now());
    INSERT INTO sessions.session (token_hash, member_id, created_at, seen_at, ends_at, ip, user_agent)
    VALUES ('hash', ${id}, now(), now(), now() + interval '1 hour', '203.0.113.77', 'Nokia-3310');
    INSERT INTO sessions.known_address VALUES (${id}, '203.0.113.77', now());
    INSERT INTO payees.payee (member_id, kind, provider, sealed, number_mac, is_default, added_at, usable_from)
    VALUES (${id}, 'BANK', 'bcel', 'sealed-account-55', 'mac', true, now(), now());
    INSERT INTO withdrawals.withdrawal (member_id, idempotency_key, payee_id, payee_kind, payee_provider, payee_provider_name,
      payee_hidden, payee_sealed, currency, amount, fee, state, paid, returned, score, reasons, created_at, ended_at)
    VALUES (${id}, gen_random_uuid(), 1, 'BANK', 'bcel', 'BCEL', '****7788', 'sealed-account-55', 'LAK', 100000, 0, 'confirmed', 100000,
      0, 0, '[]', now(), now());
    INSERT INTO withdrawals.proof SELECT id, 1, 'proof-of-payment', now() FROM withdrawals.withdrawal WHERE member_id = ${id};
    INSERT INTO inbox.message (member_id, kind, details, texts, cause, at)
    VALUES (${id}, 'operator', '{}', '{"en": {"title": "Dear Vongsa", "content": "Hello"}}', 'a', now());
    INSERT INTO agents.application (member_id, name, contact, website, plan, state, reason, applied_at)
    VALUES (${id}, 'Vongsa', '+8562055512345', '', 'friends of somphone', 'rejected', '', now())`);
  return id;
}

/** The tables in which any of these texts can still be read. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker', 'champa')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hex = texts.map((text) => Buffer.from(text).toString('hex'));
    const { rows } = await owner.query<{ is: boolean }>(
      `SELECT EXISTS (SELECT FROM ${name} AS t WHERE t::text ILIKE ANY ($1::text[])) AS is`,
      [[...texts, ...hex].map((text) => `%${text}%`)],
    );
    if (rows[0]!.is) found.push(name);
  }
  return found.toSorted();
}

const because = { reason: 'asked for it in writing' };

test('whoever asks to be forgotten is, once a second person approves: at once by name, later by what money was kept with', async () => {
  const id = await somebody();
  expect(await placesOf(PERSON)).toEqual(
    expect.arrayContaining(['member.member', 'member.profile', 'inbox.message', 'agents.application']),
  );
  const noted = await send('vilay', 'POST', `/members/${id}/data-requests`, { kind: 'erase', ...because });
  expect(noted).toMatchObject({ value: { state: 'open', username: 'somphone' } });
  expect(await send('vilay', 'POST', `/members/${id}/data-requests`, { kind: 'erase', ...because })).toMatchObject({
    code: 'NOT_POSSIBLE',
  });

  const asked = await send('vilay', 'POST', `/members/${id}/anonymisation`, because);
  expect(asked).toMatchObject({ status: 202, code: 'WAITS_FOR_APPROVAL' });
  const decision = `/approvals/${asked.value.approval}/decision`;
  const approve = { act: 'approve', reason: 'saw the letter' };
  expect(await send('vilay', 'PUT', decision, approve)).toMatchObject({ code: 'APPROVAL_OWN' });
  expect(await placesOf(PERSON)).not.toEqual([]);
  expect(await send('keo', 'PUT', decision, approve)).toMatchObject({ value: { state: 'approved' } });

  expect(await placesOf(PERSON)).toEqual([]);
  expect(await placesOf(TRACES)).toEqual(
    ['sessions.session', 'sessions.known_address', 'withdrawals.withdrawal', 'withdrawals.proof'].toSorted(),
  );
  expect(await send('vilay', 'GET', `/members/${id}`)).toMatchObject({
    value: { username: `erased-${id}`, status: 'closed' },
  });
  expect((await send('vilay', 'GET', '/compliance/data-requests?queue=ended')).value.list).toMatchObject([
    { memberId: id, kind: 'erase', state: 'done', username: `erased-${id}` },
  ]);
  expect(await send('vilay', 'POST', `/members/${id}/export`, because)).toMatchObject({ status: 200 });

  const privacy = composed.modules.find(({ name }) => name === 'privacy')!;
  const erase = privacy.jobs!.find(({ name }) => name === 'privacy_erase_kept')!;
  time = time.add({ hours: 24 * 366 * 4 });
  await erase.run({});
  expect(await placesOf(TRACES)).not.toEqual([]);
  time = time.add({ hours: 24 * 366 });
  await erase.run({});
  expect(await placesOf(TRACES)).toEqual([]);
  const { value } = await send('vilay', 'GET', `/members/${id}/anonymisation`);
  expect(value).toMatchObject({ hindrances: [], erasedAt: expect.any(String) });
});

test('what is open keeps a member: money, bets, payments, agreements, an exclusion', async () => {
  const details = { type: 0, currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
  const id = await inTransaction(brand.pool, async (tx) => {
    const made = await composed.members.create(tx, { ...details, username: 'bounmy', affiliateCode: '' });
    const house = { owner: { type: 'house', id: 'test' }, purpose: 'opening', currency: 'LAK' } as const;
    const cash = { owner: { type: 'member', id: made!.id }, purpose: 'cash', currency: 'LAK' } as const;
    await composed.ledger.post(tx, {
      source: 'test',
      key: randomUUID(),
      kind: 'deposit',
      debit: await composed.ledger.openAccount(tx, house),
      credit: await composed.ledger.openAccount(tx, cash),
      amount: 1n,
      reference: { type: 'deposit', id: '1' },
      actor: 'system',
    });
    return made!.id;
  });
  await owner.query(`
    INSERT INTO withdrawals.withdrawal (member_id, idempotency_key, payee_id, payee_kind, payee_provider, payee_provider_name,
      payee_hidden, payee_sealed, currency, amount, fee, state, paid, returned, score, reasons, created_at)
    VALUES (${id}, gen_random_uuid(), 1, 'BANK', 'bcel', 'BCEL', '', '', 'LAK', 1000, 0, 'requested', 0, 0, 0, '[]', now());
    INSERT INTO agents.contract (kind, period, downline_id, currency, terms, state, offered_at, changed_at)
    VALUES ('daily', 'daily', ${id}, 'LAK', '{}', 'signed', now(), now())`);
  await composed.limits.service.exclude({ memberId: id, months: 6, actor: `member:${id}`, reason: '' });

  const open = ['balance', 'withdrawals', 'agreements', 'exclusion'];
  const { hindrances } = (await send('vilay', 'GET', `/members/${id}/anonymisation`)).value;
  expect(hindrances.toSorted()).toEqual(open.toSorted());
  const refused = await send('vilay', 'POST', `/members/${id}/anonymisation`, because);
  expect(refused).toMatchObject({ status: 409, code: 'ANONYMISE_OPEN' });
  expect(await send('vilay', 'GET', `/members/${id}`)).toMatchObject({ value: { username: 'bounmy' } });
});

test('every module that keeps personal data says what becomes of it', () => {
  const keeping = composed.modules.filter(({ personalData }) => personalData).map(({ name }) => name);
  const saying = new Set(composed.modules.filter(({ forget }) => forget).map(({ name }) => name));
  // What these keep is of play and money, by the member's number alone.
  const byNumberOnly = ['vip', 'rewards', 'recovery'];
  expect(keeping.filter((name) => !saying.has(name) && !byNumberOnly.includes(name))).toEqual([]);
});

test('restrictions, significant events and large transactions are listed by time, page by page', async () => {
  const { list } = (await send('keo', 'GET', '/compliance/restrictions')).value;
  expect(list).toMatchObject([{ username: 'bounmy', excludedUntil: expect.any(String), limits: [] }]);
  expect((await send('keo', 'GET', '/compliance/restrictions?kind=time_out')).value.list).toEqual([]);

  // A consumer begins with what is noted after its first look.
  await composed.facts.catchUp();
  await inTransaction(brand.pool, async (tx) => {
    for (const [ordinal, amount] of [20_000_000n, 80_000_000n].entries()) {
      const data = { depositId: `d${ordinal}`, amount: amount * 100_000n, currency: 'LAK', ordinal };
      const fact = { kind: 'deposit_credited', memberId: list[0].id, at: time, cause: `d${ordinal}`, data } as const;
      await composed.facts.note(tx, fact);
    }
  });
  await composed.facts.catchUp();
  const large = (await send('keo', 'GET', '/compliance/transactions?kind=deposit')).value.list;
  expect(large).toMatchObject([{ amount: '80000000.00', username: 'bounmy', detail: { threshold: '50000000.00' } }]);

  const kinds: string[] = [];
  let after = '';
  do {
    const page = (await send('keo', 'GET', `/compliance/events?pageSize=1${after && `&after=${after}`}`)).value;
    kinds.push(...page.list.map(({ kind }: { kind: string }) => kind));
    after = page.next ?? '';
  } while (after !== '');
  expect(kinds.toSorted()).toEqual(['deposit', 'exclusion', 'member_anonymised', 'member_exported'].toSorted());
});
