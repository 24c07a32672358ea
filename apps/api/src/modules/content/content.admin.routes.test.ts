import { createDatabase, type TestDatabase } from '@champa/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { accessLog, vilay } from '../../testing/by-test.ts';
import { type ContentServer, startContentServer } from './testing/content-server.ts';

let database: TestDatabase;
let server: ContentServer;
let backoffice: TestBackoffice;

beforeAll(async () => {
  database = await createDatabase();
  server = await startContentServer(database.url, systemClock);
  backoffice = openBackoffice((app) => void server.content.adminRoutes?.(app));
});
afterAll(async () => {
  await backoffice.close();
  await server.close();
  await database.drop();
});

const reason = 'a test of the rules';
const notice = (en: string) => ({
  title: { en, lo: 'ຂ່າວ' },
  content: { en: `<p>${en}</p>` },
  publishedAt: '2026-05-01T00:00:00Z',
});
type Piece = { revision: string; value: { title: { en: string } }; isRemoved: boolean };

const one = async (key: string, kind = 'notices') =>
  (await backoffice.send('GET', `/content/${kind}/${key}`)).value as Piece;
const save = (
  key: string,
  value: object,
  revision: string | null,
  { as = 'noy' as 'noy' | 'keo', kind = 'notices' } = {},
) => backoffice.send('PUT', `/content/${kind}/${key}`, { as, body: { value, revision, reason } });
const rows = async (kind = 'notices') =>
  (
    (await backoffice.send('GET', `/content/${kind}`)).value as {
      list: { id: string; state: string; missing: string[] }[];
    }
  ).list;

test('new content is saved behind the others, with its version and one entry of the audit log', async () => {
  await server.write({ notices: [{ key: 'seeded', ...notice('Seeded'), sort: 7 }] });
  const entries = (await accessLog(server.pool)).length;
  const { value } = await save('news', notice('News'), null);
  expect(value).toMatchObject({ id: 'news', value: { ...notice('News'), enabled: true }, changedBy: 'noy' });
  expect(await rows()).toMatchObject([
    { id: 'seeded', state: 'shown' },
    { id: 'news', state: 'shown', missing: ['lo', 'cn'] },
  ]);
  expect((await accessLog(server.pool)).slice(entries)).toMatchObject([
    { action: 'content_saved', detail: { kind: 'notices', key: 'news' }, after: { news: notice('News') } },
  ]);
  expect((await save('news', notice('Other'), null)).value).toEqual({ fields: { key: 'taken' } });
});

test('HTML is kept as far as it is harmless', async () => {
  const hostile = { ...notice('Hostile'), content: { en: '<p onclick="x()">Text</p><script>x()</script>' } };
  const { value } = await save('hostile', hostile, null);
  expect(value).toMatchObject({ value: { content: { en: '<p>Text</p>' } } });
});

test('what does not fit is refused by field, and nothing is saved', async () => {
  const { revision } = await one('news');
  const wrong = { ...notice('x'), title: {}, shownFrom: '2026-06-02T00:00:00Z', shownUntil: '2026-06-01T00:00:00Z' };
  expect((await save('news', wrong, revision)).value).toEqual({
    fields: { 'value.title': 'one_language', 'value.shownUntil': 'order' },
  });
  const banner = { groupName: 'w_home', picture: 'nowhere', linkageType: 'URL', linkage: 'javascript:alert(1)' };
  expect((await save('one', banner, null, { kind: 'banners' })).value).toEqual({
    fields: { 'value.linkage': 'linkage' },
  });
  const { linkageType: _, linkage: __, ...unlinked } = banner;
  expect((await save('one', unlinked, null, { kind: 'banners' })).value).toEqual({
    fields: { 'value.picture': 'unknown' },
  });
  expect((await one('news')).revision).toBe(revision);
});

test('who read it before another change is refused with what it is now, and nothing is saved', async () => {
  const { revision } = await one('news');
  await save('news', notice('Keo’s'), revision, { as: 'keo' });
  const refused = await save('news', notice('Noy’s'), revision);
  expect(refused).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    value: { by: 'keo', current: { title: { en: 'Keo’s' } } },
  });
  expect((await one('news')).value.title.en).toBe('Keo’s');
});

test('of two who save at once what both have read, one is refused', async () => {
  const { revision } = await one('news');
  const answers = await Promise.all([save('news', notice('A'), revision), save('news', notice('B'), revision)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['CHANGED_MEANWHILE', undefined]);
});

test('content of before its first change can be put back, and removed content, too', async () => {
  await save('seeded', notice('Changed'), (await one('seeded')).revision);
  await backoffice.send('DELETE', '/content/notices/seeded', {
    body: { revision: (await one('seeded')).revision, reason },
  });
  expect(await one('seeded')).toMatchObject({ isRemoved: true, value: { title: { en: 'Changed' } } });
  expect((await rows()).at(-1)).toMatchObject({ id: 'seeded', state: 'removed' });
  const { value } = await backoffice.send('GET', '/content/notices/seeded/versions');
  const { list } = value as { list: { id: string; by: string; value: { title: { en: string } } | null }[] };
  expect(list.map(({ by, value: kept }) => [by, kept?.title.en])).toEqual([
    ['noy', undefined],
    ['noy', 'Changed'],
    ['seed', 'Seeded'],
  ]);
  const body = { to: list.at(-1)!.id, revision: (await one('seeded')).revision, reason };
  const back = await backoffice.send('PUT', '/content/notices/seeded/version', { body });
  expect(back.value).toMatchObject({ isRemoved: false, value: { title: { en: 'Seeded' } } });
});

test('a command’s change has its version as well', async () => {
  await server.content.admin.disable(vilay, { kind: 'notices', keys: ['news'] });
  const { value } = await backoffice.send('GET', '/content/notices/news/versions');
  expect((value as { list: object[] }).list[0]).toMatchObject({ by: 'vilay', value: { enabled: false } });
});

test('an order puts some first and leaves the others as they were', async () => {
  const before = (await rows()).map(({ id }) => id);
  const body = { keys: ['seeded', 'hostile'], reason };
  await backoffice.send('PUT', '/content/notices', { body });
  const others = before.filter((id) => !body.keys.includes(id));
  expect((await rows()).map(({ id }) => id)).toEqual(['seeded', 'hostile', ...others]);
  expect((await backoffice.send('PUT', '/content/notices', { body: { keys: ['nothing'], reason } })).code).toBe(
    'NOT_FOUND',
  );
});

test('every kind says what it must be, and content of it is what it says', async () => {
  const at = '2026-05-01T00:00:00Z';
  const text = { en: 'Text' };
  await server.write({
    categories: [{ key: 'vip', title: text }],
    banners: [{ key: 'b', groupName: 'w_home', picture: 'home-1', linkageType: 'ROUTE', linkage: '/rng' }],
    announcements: [{ key: 'a', execution: 'B', title: text, content: text, publishedAt: at }],
    gameAnnouncements: [{ key: 'g', title: text, nodeId: '12', publishedAt: at, shownFrom: at }],
    helpTopics: [{ key: 'h', group: 'legal', title: text, content: text }],
    promotions: [
      { key: 'p', title: text, content: text, cardPicture: 'a', dialogPicture: 'b', startsAt: at, categories: ['vip'] },
    ],
  });
  const keys = {
    categories: 'vip',
    banners: 'b',
    announcements: 'a',
    gameAnnouncements: 'g',
    helpTopics: 'h',
    promotions: 'p',
  };
  for (const [kind, key] of Object.entries(keys)) {
    const { value } = await backoffice.send('GET', `/content/${kind}/${key}`);
    const piece = value as { value: object; shape: { properties: object; required: string[] } };
    expect(Object.keys(piece.shape.properties)).toEqual(expect.arrayContaining(Object.keys(piece.value)));
    expect(Object.keys(piece.value)).toEqual(expect.arrayContaining(piece.shape.required));
  }
});

test('a picture is taken in its own name and its widths, and removed', async () => {
  const file = await sharp({ create: { width: 800, height: 200, channels: 3, background: '#a31' } })
    .png()
    .toBuffer();
  await server.content.admin.addPicture(vilay, { name: 'summer', file });
  const { value } = await backoffice.send('GET', '/pictures');
  const { list } = value as { list: { id: string; isDrawn: boolean; widths: number[] }[] };
  expect(list[0]).toMatchObject({ id: 'summer', width: 800, isDrawn: false });
  expect(Math.max(...list[0]!.widths)).toBeLessThanOrEqual(800);
  expect(list[1]).toMatchObject({ isDrawn: true });
  const removed = await backoffice.send('DELETE', '/pictures/summer', { body: { reason } });
  expect(removed.value).toMatchObject({ id: 'summer' });
  expect((await backoffice.send('DELETE', '/pictures/summer', { body: { reason } })).code).toBe('NOT_FOUND');
});
