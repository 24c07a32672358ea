import { noticeContent, promotionDetails, promotions } from '@champa/contract';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../../testing/accounts-app.ts';
import type { ContentImportInput } from './domain/content-import.ts';
import { type ContentServer, startContentServer } from './testing/content-server.ts';

const clock = createTestClock('2026-06-01T00:00:00Z');
const hours = (count: number): string => clock.now().add({ hours: count }).toString();

let database: TestDatabase;
let server: ContentServer;
let other: ContentServer;

beforeAll(async () => {
  database = await createDatabase();
  [server, other] = await Promise.all([
    startContentServer(database.url, clock),
    startContentServer(database.url, clock),
  ]);
});

afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await database.drop();
});

beforeEach(() =>
  asOwner(
    `TRUNCATE content.banner, content.notice, content.announcement, content.game_announcement, content.promotion,
       content.promotion_category, content.promotion_in_category, content.help_topic, content.picture RESTART IDENTITY`,
  ),
);

async function asOwner(sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

async function get(url: string, language = 'en', from = server): Promise<any> {
  const answer = await from.app.inject({ url, headers: { 'x-language': language } });
  return (answer.json() as { value: unknown }).value;
}

/** Waits until a server has read what was written. */
async function seen(url: string, select: (value: any) => unknown, expected: unknown, from = server): Promise<void> {
  await expect.poll(async () => select(await get(url, 'en', from))).toEqual(expected);
}

const notice = (key: string, title: string, more: object = {}) => ({
  key,
  title: { en: title },
  content: { en: `<p>${title}</p>` },
  publishedAt: '2026-05-01T00:00:00Z',
  ...more,
});

const promotion = (key: string, more: object = {}): NonNullable<ContentImportInput['promotions']>[number] => ({
  key,
  title: { en: key },
  content: { en: `<p>${key}</p>` },
  cardPicture: 'promotion-gift-card',
  dialogPicture: 'promotion-gift-wide',
  startsAt: '2026-05-01T00:00:00Z',
  categories: [],
  ...more,
});

const titles = (list: { title: string }[]): string[] => list.map(({ title }) => title);
const noticeTitles = (value: { player: { title: string }[] }): string[] => titles(value.player);

describe('notices', () => {
  test('are shown by every server, in the order of the file, without those switched off', async () => {
    await server.write({
      notices: [notice('b', 'First'), notice('a', 'Second'), notice('c', 'Off', { enabled: false })],
    });
    for (const one of [server, other]) await seen('/api/notices', noticeTitles, ['First', 'Second'], one);
  });

  test('appear and disappear at their times by themselves', async () => {
    const times = { shownFrom: hours(1), shownUntil: hours(2) };
    await server.write({ notices: [notice('always', 'Always'), notice('later', 'Later', times)] });
    await seen('/api/notices', noticeTitles, ['Always']);
    clock.forward({ hours: 1 });
    expect(noticeTitles(await get('/api/notices'))).toEqual(['Always', 'Later']);
    clock.forward({ hours: 1 });
    expect(noticeTitles(await get('/api/notices'))).toEqual(['Always']);
  });

  test('written again under their keys are changed, not duplicated', async () => {
    await server.write({ notices: [notice('a', 'Old')] });
    await server.write({ notices: [notice('a', 'New')] });
    await seen('/api/notices', noticeTitles, ['New']);
  });

  test('are shown in the visitor’s language, else the brand’s, else any', async () => {
    const title = { lo: 'ແຈ້ງການ', cn: '公告' };
    await server.write({ notices: [notice('a', 'x', { title }), notice('b', 'English only')] });
    await seen('/api/notices', noticeTitles, ['ແຈ້ງການ', 'English only']);
    expect(noticeTitles(await get('/api/notices', 'cn'))).toEqual(['公告', 'English only']);
    expect(noticeTitles(await get('/api/notices?language=cn', 'lo'))).toEqual(['公告', 'English only']);
  });
});

describe('HTML', () => {
  const attack = '<p>ok<script>alert(1)</script><img src=x onerror=alert(1)></p>';

  test('is cleaned when it is written', async () => {
    await server.write({ notices: [notice('a', 'x', { content: { en: attack } })] });
    const { rows } = await server.pool.query<{ content: object }>('SELECT content FROM content.notice');
    expect(rows[0]?.content).toEqual({ en: '<p>ok<img src="x" loading="lazy" /></p>' });
  });

  test('that another program wrote into the database is cleaned before it is sent', async () => {
    await server.write({
      notices: [notice('a', 'x')],
      announcements: [notice('b', 'x', { execution: 'B' }) as never],
      promotions: [promotion('p')],
      helpTopics: [{ key: 'h', group: 'help', title: { en: 'h' }, content: { en: 'h' } }],
    });
    for (const table of ['notice', 'announcement', 'promotion', 'help_topic'])
      await asOwner(`UPDATE content.${table} SET content = $1`, [{ en: `${attack}past` }]);
    await seen('/api/notices', ({ player }) => player[0]?.content.includes('past'), true);
    const all = await Promise.all(['/api/notices', '/api/promotions/1', '/api/help'].map((url) => get(url)));
    expect(JSON.stringify(all)).toContain('past');
    expect(JSON.stringify(all)).not.toMatch(/script|onerror/);
  });
});

describe('announcements for agents', () => {
  const ask = async (token: string, language = 'en') => {
    const headers = { authorization: `Bearer ${token}`, 'x-language': language };
    const answer = await server.app.inject({ url: '/api/agents/announcements', headers });
    return { status: answer.statusCode, ...answer.json<{ code?: string; value?: { list: { title: string }[] } }>() };
  };

  test('are shown to agents, in their language and the brand’s order, and to nobody else', async () => {
    await server.write({
      notices: [notice('n', 'Notice')],
      announcements: [
        { ...notice('first', 'First', { title: { en: 'First', lo: 'ທີໜຶ່ງ' } }), execution: 'G' },
        { ...notice('second', 'Second'), execution: 'G' },
        { ...notice('off', 'Off', { enabled: false }), execution: 'G' },
        { ...notice('over', 'Over', { shownUntil: hours(-1) }), execution: 'G' },
        { ...notice('members', 'Members'), execution: 'A' },
      ],
    });
    await seen('/api/notices', noticeTitles, ['Notice']);
    expect(titles((await ask('agent')).value!.list)).toEqual(['First', 'Second']);
    expect(titles((await ask('agent', 'lo')).value!.list)).toEqual(['ທີໜຶ່ງ', 'Second']);
    expect(await ask('member')).toMatchObject({ status: 403, code: 'NON_AGENT' });
    expect(await ask('trial')).toMatchObject({ status: 403, code: 'TRUE_ACCOUNT_REQUIRED' });
    expect(await ask('')).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
    for (const execution of ['A', 'B', 'F'])
      expect(JSON.stringify(await get(`/api/notices?execution=${execution}`))).not.toContain('First');
  });
});

describe('the parts of a notice answer', () => {
  beforeEach(async () => {
    await server.write({
      banners: [
        { key: 'home', groupName: 'w_home', picture: 'home-1', linkageType: 'PROMOTION', linkage: 'shown' },
        {
          key: 'gone',
          groupName: 'w_home',
          audience: 'members',
          picture: 'home-2',
          linkageType: 'PROMOTION',
          linkage: 'over',
        },
        { key: 'without', groupName: 'w_home', picture: 'no-such-picture' },
      ],
      notices: [notice('n', 'Notice')],
      announcements: ['A', 'B', 'F'].map(
        (execution) => ({ ...notice(execution.toLowerCase(), execution), execution }) as never,
      ),
      categories: [
        { key: 'tab', title: { en: 'Tab' } },
        { key: 'hidden', title: { en: 'Hidden' }, type: 'gaming' },
      ],
      promotions: [
        promotion('shown', { categories: ['tab', 'hidden'] }),
        promotion('hidden', { categories: ['hidden'] }),
        promotion('over', { endsAt: hours(-1) }),
      ],
    });
    await seen('/api/notices', ({ player, promotion: list }) => [...titles(player), ...titles(list)], [
      'Notice',
      'shown',
    ]);
  });

  test('are those requested, and popups those of their execution', async () => {
    const all = await get('/api/notices?execution=A');
    expect(noticeContent.value.parse(all)).toEqual(all);
    expect([all.banners.length, titles(all.player), titles(all.popup)]).toEqual([2, ['Notice'], ['A']]);
    expect(titles((await get('/api/notices')).popup)).toEqual(['B']);
    expect(titles((await get('/api/notices?execution=F&types=PU')).popup)).toEqual(['F']);
    const some = await get('/api/notices?types=PL,PR');
    expect([some.banners, some.popup, some.player.length]).toEqual([[], [], 1]);
  });

  test('a banner says whom it is for, links to its promotion by ID, to none that is over, and is left out without a picture', async () => {
    const [home, gone] = (await get('/api/notices')).banners;
    expect([home.audience, gone.audience]).toEqual(['everybody', 'members']);
    expect(home).toMatchObject({ linkageType: 'PROMOTION', linkage: '1', width: 1200, height: 400 });
    expect(gone).toMatchObject({ linkageType: null, linkage: null });
  });

  test('promotions in a tab are named', async () => {
    expect((await get('/api/notices')).promotion).toEqual([{ id: '1', title: 'shown' }]);
  });
});

describe('promotions', () => {
  beforeEach(async () => {
    await server.write({
      categories: [
        { key: 'one', title: { en: 'One' } },
        { key: 'two', title: { en: 'Two' }, type: 'lotto_promo' },
      ],
      promotions: [
        promotion('running', { endsAt: hours(2), categories: ['two', 'one'], visitorAction: 'REGISTER' }),
        promotion('coming', { startsAt: hours(5), endsAt: hours(9) }),
        promotion('long-term', { memberAction: 'DEPOSIT' }),
        promotion('over', { endsAt: hours(-2) }),
      ],
    });
    await seen('/api/promotions', ({ promotions: list }) => titles(list), ['running', 'coming', 'long-term']);
  });

  test('show their categories, pictures, times and actions', async () => {
    const value = await get('/api/promotions');
    expect(promotions.value.parse(value)).toEqual(value);
    expect(value.categories).toMatchObject([
      { title: 'One', type: 'general' },
      { title: 'Two', type: 'lotto_promo' },
    ]);
    const [running, , longTerm] = value.promotions;
    expect(running).toMatchObject({
      category: 'One',
      promoAnnouncementCategoryIds: ['1', '2'],
      longTerm: 0,
      actions: { visitor: 'REGISTER', member: null },
    });
    expect(
      running.announcementImages.map((image: { sequence: number; width: number }) => [image.sequence, image.width]),
    ).toEqual([
      [1, 750],
      [2, 1200],
    ]);
    expect(longTerm).toMatchObject({ longTerm: 1, endTime: null, actions: { visitor: null, member: 'DEPOSIT' } });
  });

  test('have details, until they are over', async () => {
    expect(promotionDetails.value.parse(await get('/api/promotions/1')).content).toBe('<p>running</p>');
    clock.forward({ hours: 2 });
    expect((await server.app.inject('/api/promotions/1')).statusCode).toBe(404);
    expect(titles((await get('/api/promotions')).promotions)).toEqual(['coming', 'long-term']);
  });

  test('of a category that does not exist are refused with the whole file', async () => {
    const given = { notices: [notice('x', 'X')], promotions: [promotion('new', { categories: ['none'] })] };
    await expect(server.write(given)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      value: { categories: ['none'] },
    });
    const { rows } = await server.pool.query<{ count: bigint }>('SELECT count(*) FROM content.notice');
    expect(rows[0]?.count).toBe(0n);
  });
});

test('help topics and news of games are shown in their order', async () => {
  const topic = (key: string, group: 'guide' | 'legal') => ({ key, group, title: { en: key }, content: { en: key } });
  await server.write({
    helpTopics: [topic('deposit', 'guide'), topic('terms', 'legal')],
    gameAnnouncements: [
      { key: 'a', title: { en: 'New' }, vassalage: 'ACME', nodeId: '12', publishedAt: '2026-05-01T00:00:00Z' },
    ],
  });
  await seen('/api/help', ({ topics }) => topics.map(({ term, group }: any) => `${group}/${term}`), [
    'guide/deposit',
    'legal/terms',
  ]);
  expect((await get('/api/games/announcements')).list).toEqual([
    { id: '1', title: 'New', vassalage: 'ACME', nodeId: '12', timestamp: '2026-05-01T00:00:00Z' },
  ]);
});

describe('an answer', () => {
  test('may be cached for five seconds, and is not sent again to clients that have it', async () => {
    const first = await server.app.inject('/api/promotions');
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=5', etag: expect.any(String) });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await server.app.inject({ url: '/api/promotions', headers })).statusCode).toBe(304);
  });

  test.each([
    '/api/promotions/0',
    '/api/promotions/-1',
    '/api/promotions/1e3',
    '/api/promotions/99999999999999999999',
    '/api/promotions/9223372036854775807',
    '/api/promotions/__proto__',
    '/api/promotions/%00',
    '/api/promotions/%E0%A4%A',
    '/api/promotions?language=tlh',
    '/api/promotions?language=lo&language=en',
    '/api/notices?types=X',
    '/api/notices?types=B,B,B,B,B,B',
    '/api/notices?types=',
    '/api/notices?execution=Z',
    '/api/notices?execution=G',
    '/api/help?language=__proto__',
    '/api/games/announcements?language=%00',
    '/media/banners/home-1-361.avif',
    '/media/banners/no-such-360.avif',
    '/media/banners/__proto__-360.avif',
    '/media/banners/home-1-360.svg',
    '/media/banners/%2e%2e%2f-360.avif',
  ])('to %s is a refusal, not a failure', async (url) => {
    const { statusCode } = await server.app.inject(url);
    expect([400, 404, 422]).toContain(statusCode);
  });
});
