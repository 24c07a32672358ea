import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { type AccountsApp, createAccountsApp } from '../../testing/accounts-app.ts';
import { recordByHand, vilay } from '../../testing/by-test.ts';
import { createMailingsAdmin, type MailingsAdmin } from './mailings.admin.ts';

let world: AccountsApp;
let admin: MailingsAdmin;
let head: string;
const everybody = new Map<string, string>();

const details = { type: 0, currency: 'LAK', country: 'LA', registerUrl: '', referralCode: '', affiliateCode: '' };

async function member(username: string, more: { language?: string; uplineId?: string } = {}): Promise<string> {
  const given = { ...details, language: 'lo', username, ...more };
  const { id } = (await inTransaction(world.pool, (tx) => world.members.create(tx, given)))!;
  everybody.set(id, username);
  return id;
}

beforeAll(async () => {
  world = await createAccountsApp();
  admin = createMailingsAdmin({
    pool: world.pool,
    clock: world.clock,
    textsOf: async (texts) => texts as never,
    timeZone: async () => 'Asia/Vientiane',
    memberNamed: async (name) => (await world.members.byName(world.pool, name))?.id ?? null,
    record: recordByHand,
  });
  head = await member('mailhead');
  const below = await member('mailbelow', { uplineId: head });
  await member('maildeep', { uplineId: below, language: 'en' });
  const excluded = await member('mailexcluded', { uplineId: head });
  await world.pool.query(
    `INSERT INTO limits.guard (member_id, account, time_zone, excluded_at, excluded_until)
     VALUES ($1, 1, 'UTC', now(), 'infinity')`,
    [excluded],
  );
});
afterAll(() => world.close());

const texts = { lo: { title: 'ສະບາຍດີ', content: 'ຂໍ້ຄວາມ' } };

async function mailed(): Promise<(string | undefined)[]> {
  const { rows } = await world.pool.query<{ id: string }>(
    `SELECT member_id::text AS id FROM inbox.message WHERE cause LIKE 'mailing:%' ORDER BY member_id`,
  );
  return rows.map(({ id }) => everybody.get(id));
}

test('an audience is counted before, and nobody who is excluded is in it', async () => {
  expect(await admin.count({ team: 'mailhead' })).toBe(3);
  expect(await admin.count({ team: 'mailhead', language: 'en' })).toBe(1);
  expect(await admin.count({ team: 'mailhead', since: '2999-01-01' })).toBe(0);
  expect(await admin.count({ team: 'mailhead', tag: 'whale' })).toBe(0);
  await expect(admin.count({ team: 'nobody-at-all' })).rejects.toMatchObject({ code: 'VALIDATION' });
});

test('each of it gets the message once, whoever sends the same again and however often the job runs', async () => {
  const wish = { audience: { team: 'mailhead' }, texts, members: 3, key: randomUUID() };
  await expect(admin.send(vilay, { ...wish, members: 9 })).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
  const first = await admin.send(vilay, wish);
  expect((await admin.send(vilay, wish)).id).toBe(first.id);
  await expect(admin.send(vilay, { ...wish, audience: {} })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  await Promise.all([admin.run(), admin.run()]);
  await admin.run();
  expect(await mailed()).toEqual(['mailhead', 'mailbelow', 'maildeep']);
  const { list } = await admin.list({ before: null, pageSize: 10 });
  expect(list).toMatchObject([{ sent: 3, counted: 3, state: 'done' }]);
  await expect(admin.stop(vilay, String(first.id))).rejects.toMatchObject({ code: 'NOT_POSSIBLE' });
});

test('one that is stopped goes to nobody more', async () => {
  const before = await mailed();
  const { id } = await admin.send(vilay, { audience: { team: 'mailhead' }, texts, members: 3, key: randomUUID() });
  expect(await admin.stop(vilay, String(id))).toMatchObject({ state: 'stopped' });
  await admin.run();
  expect(await mailed()).toEqual(before);
});
