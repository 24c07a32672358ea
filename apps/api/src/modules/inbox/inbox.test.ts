import { randomUUID } from 'node:crypto';
import type { InboxMessage } from '@champa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBackoffice } from '../../testing/backoffice.ts';
import { vilay } from '../../testing/by-test.ts';
import { inTransaction } from '../../platform/database.ts';
import type { NewMessage } from './domain/message.ts';
import { letterTemplatesSetting } from './inbox.settings.ts';
import { createWorld, LETTERS, type World } from './testing/world.ts';

let world: World;
let member: string;

beforeAll(async () => {
  world = await createWorld();
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(() => world.close());

type Page = { list: InboxMessage[]; next: string | null };

const credited = (cause: string, amount = '250000', currency = 'LAK'): NewMessage => ({
  memberId: member,
  kind: 'deposit_credited',
  details: { amount, currency },
  cause,
});

const tell = (message: NewMessage) => inTransaction(world.pool, (tx) => world.inbox.tell(tx, message));
const listOf = async (query = '', language = 'en') =>
  (await world.call<Page>(member, 'GET', `/api/inbox${query}`, language)).value;
const unread = async (token = member) =>
  (await world.call<{ count: number }>(token, 'GET', '/api/inbox/unread')).value.count;

/** Queued jobs that tell the member's screens; one is enough for any number of messages. */
async function announcements(): Promise<number> {
  const { rows } = await world.ownerQuery<{ count: number }>(
    `SELECT count(*)::integer AS count FROM graphile_worker.jobs WHERE key = 'inbox_announce:' || $1`,
    [member],
  );
  return rows[0]!.count;
}

const send = (memberId: string): Promise<void> =>
  world.inbox.admin.send(vilay, { memberId, texts: WORDS, key: randomUUID() });

const WORDS = {
  lo: { title: 'ສະບາຍດີ', content: 'ຂ່າວ' },
  en: { title: 'Hello', content: 'News' },
};

test('what the operator limits is told in words of every language', async () => {
  const limited = { memberId: member, kind: 'limit_set', details: { limit: 'stake', period: 'day' } } as const;
  await tell({ ...limited, cause: 'limit:1' });
  await tell({ ...limited, kind: 'limit_lifted', details: { limit: 'session', period: 'session' }, cause: 'limit:2' });
  const [lifted, set] = (await listOf()).list;
  expect(set!.content).toContain('what you may stake in a day');
  expect(lifted!.content).toContain('how long a session lasts');
  for (const language of ['lo', 'cn']) expect((await listOf('', language)).list[0]!.content).not.toMatch(/[{}]/);
});

describe('a letter', () => {
  test('names its reader, in the language they read in; one that names anything else is refused beside its language', async () => {
    const letter = LETTERS[0]!;
    const backoffice = openBackoffice((app) => void world.inbox.adminRoutes!(app));
    const body = { name: letter.name, to: member, reason: 'to look at it', idempotencyKey: randomUUID() };
    for (const _ of ['once', 'again']) await backoffice.send('POST', '/letters/test', { body });
    const { list } = await listOf();
    expect(list).toMatchObject([{ kind: 'operator', title: expect.stringMatching(/^Hello \w+$/) }]);
    expect(list[0]!.content).toBe(`Welcome to Champa, ${list[0]!.title.slice('Hello '.length)}`);

    const typed = [{ ...letter, title: { en: '{brand} {other}' }, content: {} }];
    expect(await backoffice.send('POST', '/letters/preview', { body: { letters: typed } })).toMatchObject({
      value: { list: [{ id: 'Welcome', shown: { en: { title: 'Champa {other}' } } }] },
    });
    const wrong = {
      ...body,
      idempotencyKey: randomUUID(),
      texts: { ...WORDS, en: { title: 'Hi', content: '{other}' } },
    };
    expect(await backoffice.send('POST', `/members/${member}/messages`, { body: wrong })).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { en: 'letter_argument' } },
    });
    expect(isTaken([...LETTERS, letter])).toBe(false);
    expect(isTaken([{ ...letter, content: { lo: '{other}' } }])).toBe(false);
    expect(isTaken(LETTERS)).toBe(true);
    await backoffice.close();
  });
});

const isTaken = (letters: unknown): boolean => letterTemplatesSetting.schema.safeParse(letters).success;

describe('a message', () => {
  test('is shown in the reader’s language, with money in that language’s format', async () => {
    await tell(credited('deposit:1', '250000.5'));
    const [english, lao, chinese] = await Promise.all(['en', 'lo', 'cn'].map((language) => listOf('', language)));
    expect(english!.list).toMatchObject([{ kind: 'deposit_credited', title: 'Deposit credited', isRead: false }]);
    expect(english!.list[0]!.content).toContain('₭250,000.50');
    expect(lao!.list[0]!.content).toContain('₭250.000,50');
    expect(chinese!.list[0]!.title).toBe('存款已到账');
  });

  test('of a decision gives the reason, where there is one', async () => {
    const rejected = (reason: string): NewMessage => ({
      memberId: member,
      kind: 'agent_rejected',
      details: { reason },
      cause: `application:${reason}`,
    });
    for (const reason of ['', 'Your page is not yet open.']) await tell(rejected(reason));
    const [told, bare] = (await listOf()).list.map(({ content }) => content);
    expect(told).toBe(`${bare}\nReason: Your page is not yet open.`);
    expect((await listOf('', 'cn')).list[0]!.content).toMatch(/\n原因：Your page/);
  });

  test('of another currency than the brand’s names it', async () => {
    await tell(credited('deposit:1', '10', 'THB'));
    expect((await listOf()).list[0]!.content).toContain('THB 10.00');
  });

  test('is sent once for a cause, however often and whenever it is tried, also after it was deleted', async () => {
    await Promise.all(Array.from({ length: 20 }, () => tell(credited('deposit:7'))));
    const { list } = await listOf();
    expect(list).toHaveLength(1);
    await world.call(member, 'DELETE', `/api/inbox/${list[0]!.id}`);
    await tell(credited('deposit:7'));
    expect((await listOf()).list).toEqual([]);
  });

  test('is sent with its cause, or not at all', async () => {
    const failed = inTransaction(world.pool, async (tx) => {
      await world.inbox.tell(tx, credited('deposit:9'));
      throw new Error('the cause came to nothing');
    });
    await expect(failed).rejects.toThrow();
    expect(await unread()).toBe(0);
  });

  test('is the member’s own: no other member sees, reads or deletes it', async () => {
    await tell(credited('deposit:1'));
    const id = (await listOf()).list[0]!.id;
    const stranger = await world.addMember();
    expect((await world.call<Page>(stranger, 'GET', '/api/inbox')).value.list).toEqual([]);
    expect(await world.call(stranger, 'POST', `/api/inbox/${id}/read`)).toMatchObject({ status: 404 });
    expect(await world.call(stranger, 'DELETE', `/api/inbox/${id}`)).toMatchObject({ status: 404 });
    expect(await unread()).toBe(1);
  });
});

describe('one message', () => {
  test('is found by its address and stays unread, whichever kind it is', async () => {
    await tell(credited('deposit:1'));
    await world.inbox.service.sendToAll(WORDS, 'test');
    for (const message of (await listOf()).list) {
      const found = await world.call(member, 'GET', `/api/inbox/${message.id}`);
      expect(found).toMatchObject({ status: 200, value: message });
    }
    expect(await unread()).toBe(2);
  });

  test('that does not exist, is deleted or another member’s is not found', async () => {
    await tell(credited('deposit:1'));
    const [{ id }] = (await listOf()).list as [InboxMessage];
    const stranger = await world.addMember();
    await send(stranger);
    expect(await world.call(stranger, 'GET', `/api/inbox/${id}`)).toMatchObject({ status: 404 });
    await world.call(member, 'DELETE', `/api/inbox/${id}`);
    for (const gone of [id, '9223372036854775806', '9223372036854775807']) {
      expect(await world.call(member, 'GET', `/api/inbox/${gone}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });
});

describe('the list', () => {
  test('is paged by a cursor, newest first, each message once, while more arrive', async () => {
    for (let n = 1; n <= 7; n++) await tell(credited(`deposit:${n}`));
    await world.inbox.service.sendToAll(WORDS, 'test');
    const seen: InboxMessage[] = [];
    let next: string | null = null;
    do {
      const page: Page = await listOf(`?pageSize=3${next ? `&before=${next}` : ''}`);
      seen.push(...page.list);
      next = page.next;
      await tell(credited(`late:${next}`));
    } while (next);
    expect(seen.map(({ kind }) => kind)).toEqual(['operator', ...Array(7).fill('deposit_credited')]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(8);
  });

  test('shows the unread alone on request', async () => {
    for (const n of [1, 2, 3]) await tell(credited(`deposit:${n}`));
    await world.inbox.service.sendToAll(WORDS, 'test');
    const { list } = await listOf();
    await world.call(member, 'POST', `/api/inbox/${list[0]!.id}/read`);
    await world.call(member, 'POST', `/api/inbox/${list[2]!.id}/read`);
    expect((await listOf('?unread=1')).list.map(({ id }) => id)).toEqual([list[1]!.id, list[3]!.id]);
  });
});

describe('reading and deleting', () => {
  test('reduce the unread count once each, and tell the open screens', async () => {
    for (const n of [1, 2, 3]) await tell(credited(`deposit:${n}`));
    expect(await announcements()).toBe(1);
    await world.runJob('inbox_announce', { memberId: member });
    const [newest, second, oldest] = (await listOf()).list.map(({ id }) => id);
    const read = await world.call(member, 'POST', `/api/inbox/${newest}/read`);
    expect(read).toMatchObject({ status: 200, value: { count: 2 } });
    expect(await world.call(member, 'POST', `/api/inbox/${newest}/read`)).toMatchObject({ value: { count: 2 } });
    expect(await world.call(member, 'DELETE', `/api/inbox/${second}`)).toMatchObject({ value: { count: 1 } });
    expect(await world.call(member, 'DELETE', `/api/inbox/${second}`)).toMatchObject({ value: { count: 1 } });
    expect((await listOf()).list.map(({ id, isRead }) => [id, isRead])).toEqual([
      [newest, true],
      [oldest, false],
    ]);
    expect(await world.call(member, 'POST', '/api/inbox/read')).toMatchObject({ value: { count: 0 } });
    const told = world.told.filter((line) => line.startsWith(member));
    expect(told).toEqual([3, 2, 2, 1, 1, 0].map((count) => `${member} unread ${count}`));
  });

  test('several of each kind are deleted by one call; another member’s among them stays', async () => {
    for (const n of [1, 2, 3]) await tell(credited(`deposit:${n}`));
    await world.inbox.service.sendToAll(WORDS, 'test');
    const other = await world.addMember();
    await send(other);
    const [toAll, newest, second] = (await listOf()).list.map(({ id }) => id);
    const [theirs] = (await world.call<Page>(other, 'GET', '/api/inbox')).value.list;
    const ids = [toAll, second, theirs!.id, '9223372036854775807'];
    const answer = await world.call(member, 'POST', '/api/inbox/delete', 'en', { ids });
    expect(answer).toMatchObject({ status: 200, value: { count: 2 } });
    expect((await listOf()).list.map(({ id }) => id)).toEqual([newest, expect.any(String)]);
    expect((await world.call<Page>(other, 'GET', '/api/inbox')).value.list).toMatchObject([{ id: theirs!.id }]);
    expect(await world.call(member, 'POST', '/api/inbox/delete', 'en', { ids })).toMatchObject({ value: { count: 2 } });
  });

  test.each([[[]], [['0']], [['x']], [Array.from({ length: 101 }, (_, n) => String(n + 1))]])(
    'an invalid list of messages is refused: %#',
    async (ids) => {
      const answer = await world.call(member, 'POST', '/api/inbox/delete', 'en', { ids });
      expect(answer).toMatchObject({ status: 422, code: 'VALIDATION' });
    },
  );

  test('a deleted message cannot be read any more', async () => {
    await tell(credited('deposit:1'));
    const id = (await listOf()).list[0]!.id;
    await world.call(member, 'DELETE', `/api/inbox/${id}`);
    expect(await world.call(member, 'POST', `/api/inbox/${id}/read`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('a message to all', () => {
  test('is one row that each member reads and deletes for themselves', async () => {
    const other = await world.addMember();
    await world.inbox.service.sendToAll(WORDS, 'test');
    const before = await world.pool.query('SELECT FROM inbox.broadcast_mark');
    const [{ id }] = (await listOf()).list as [InboxMessage];
    await world.call(member, 'POST', `/api/inbox/${id}/read`);
    expect([await unread(member), await unread(other)]).toEqual([0, 1]);
    await world.call(other, 'DELETE', `/api/inbox/${id}`);
    expect(await unread(other)).toBe(0);
    expect((await listOf()).list).toMatchObject([{ id, isRead: true, title: 'Hello', content: 'News' }]);
    expect((await world.pool.query('SELECT FROM inbox.broadcast_mark')).rowCount! - before.rowCount!).toBe(2);
  });

  test('is not for members who register later', async () => {
    await world.inbox.service.sendToAll(WORDS, 'test');
    const later = await world.addMember();
    const [{ id }] = (await listOf()).list as [InboxMessage];
    expect(await unread(later)).toBe(0);
    expect((await world.call<Page>(later, 'GET', '/api/inbox')).value.list).toEqual([]);
    expect(await world.call(later, 'POST', `/api/inbox/${id}/read`)).toMatchObject({ status: 404 });
  });

  test('is shown in the brand’s language where the reader’s is missing', async () => {
    await world.inbox.service.sendToAll(WORDS, 'test');
    expect((await listOf('', 'cn')).list[0]).toMatchObject(WORDS.lo);
  });

  test('is marked by “read all” like the others', async () => {
    await tell(credited('deposit:1'));
    await world.inbox.service.sendToAll(WORDS, 'test');
    expect(await unread()).toBe(2);
    await world.call(member, 'POST', '/api/inbox/read');
    expect(await unread()).toBe(0);
    expect((await listOf()).list.every(({ isRead }) => isRead)).toBe(true);
  });
});

test('the operator’s text reaches one member as often as it is sent', async () => {
  await send(member);
  await send(member);
  expect((await listOf()).list).toMatchObject([{ kind: 'operator', title: 'Hello' }, { title: 'Hello' }]);
  expect(await unread()).toBe(2);
});

test('a trial account has no unread messages and no list', async () => {
  const trial = `t${await world.addMember(4)}`;
  await world.inbox.service.sendToAll(WORDS, 'test');
  expect(await unread(trial)).toBe(0);
  expect(await world.call(trial, 'GET', '/api/inbox')).toMatchObject({ status: 403, code: 'TRUE_ACCOUNT_REQUIRED' });
});

test('messages older than the brand keeps them are deleted, and nothing else', async () => {
  await tell(credited('deposit:1'));
  await world.inbox.service.sendToAll(WORDS, 'test');
  await world.call(member, 'POST', '/api/inbox/read');
  world.passTime({ hours: 24 * 200 });
  await tell(credited('deposit:2'));
  await world.runJob('inbox_drop_old');
  expect((await listOf()).list).toHaveLength(3);
  world.passTime({ hours: 24 * 166 });
  await world.runJob('inbox_drop_old');
  expect((await listOf()).list).toMatchObject([{ kind: 'deposit_credited', isRead: false }]);
  const { rows } = await world.pool.query('SELECT FROM inbox.broadcast_mark');
  expect(rows).toEqual([]);
});
