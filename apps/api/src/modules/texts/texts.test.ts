import { createDatabase, type TestDatabase } from '@champa/testkit';
import { builtInMessages, errorMessage, translate } from '@champa/i18n/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, type Pool } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createServer } from '../../platform/http/server.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { accessLog, recordByHand } from '../../testing/by-test.ts';
import { createTexts, type Texts } from './index.ts';

let database: TestDatabase;
let pool: Pool;
let texts: Texts;
let site: ReturnType<typeof createServer>;
let backoffice: TestBackoffice;
const log = createLog('silent', 'test');

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 4);
  texts = createTexts({ pool, log, clock: systemClock }, { record: recordByHand });
  site = createServer({
    log,
    metrics: createMetrics(),
    trustedProxies: '',
    message: errorMessage,
    defaultLanguage: 'en',
    screen: () => undefined,
  });
  void texts.routes?.(site);
  backoffice = openBackoffice((app) => void texts.adminRoutes?.(app));
  await texts.start?.();
});
afterEach(async () => {
  const { list } = await find('own=true&pageSize=100');
  for (const { id } of list) await restore(id, 'default');
  await expect.poll(texts.revision).toBeNull();
});
afterAll(async () => {
  await texts.stop?.();
  await backoffice.close();
  await site.close();
  await pool.end();
  await database.drop();
});

const reason = 'a test of the rules';
type Text = { id: string; revision: string; value: object; builtIn: { en: string } };
type Row = { id: string; texts: { en: string }; own: string[]; toReview: string[] };

const find = async (query: string) =>
  (await backoffice.send('GET', `/texts?${query}`)).value as { list: Row[]; total: number };
const one = async (id: string) => (await backoffice.send('GET', `/texts/${id}`)).value as Text;
const save = async (id: string, value: object, read?: string) =>
  backoffice.send('PUT', `/texts/${id}`, { body: { value, revision: read ?? (await one(id)).revision, reason } });
const restore = async (id: string, to: string) =>
  backoffice.send('PUT', `/texts/${id}/version`, { body: { to, revision: (await one(id)).revision, reason } });
const served = async (language: string, revision = texts.revision() ?? '') => {
  const answer = await site.inject({ url: `/api/system/texts?language=${language}&revision=${revision}` });
  return { ...(answer.json() as { value: { messages: object } }).value, cached: answer.headers['cache-control'] };
};

test('texts are found by ID and by what they say in any language, as built in and as the brand words them', async () => {
  const { total } = await find('pageSize=1');
  expect(total).toBe(Object.keys(builtInMessages.en).length);
  expect((await find('q=maintenance_title')).list).toMatchObject([{ id: 'maintenance_title', own: [] }]);
  const inLao = await find(`q=${encodeURIComponent(builtInMessages.lo.maintenance_title)}`);
  expect(inLao.list.map(({ id }) => id)).toContain('maintenance_title');
  await save('maintenance_title', { en: 'The garden rests' });
  expect((await find('q=GARDEN%20rests')).list).toMatchObject([
    { id: 'maintenance_title', own: ['en'], texts: { en: 'The garden rests' } },
  ]);
  expect(await find('own=true')).toMatchObject({ total: 1 });
});

test('a text is saved with its version and one entry of the audit log, and reaches visitors and our own answers', async () => {
  const entries = (await accessLog(pool)).length;
  expect(await save('page_loading', { en: 'A moment', lo: ' ' })).toMatchObject({
    value: { value: { en: 'A moment' }, changedBy: 'noy' },
  });
  expect((await accessLog(pool)).slice(entries)).toMatchObject([
    { action: 'text_saved', detail: { text: 'page_loading' }, before: {}, after: { en: 'A moment' } },
  ]);
  await expect.poll(texts.revision).not.toBeNull();
  const cached = 'public, max-age=31536000, immutable';
  expect(await served('en')).toEqual({ revision: texts.revision(), messages: { page_loading: ['A moment'] }, cached });
  expect(await served('lo')).toMatchObject({ messages: {} });
  expect(await served('en', 'older')).toMatchObject({ revision: texts.revision(), cached: 'no-store' });
  expect(translate('page_loading', 'en')).toBe('A moment');
  expect((await backoffice.send('GET', '/texts/page_loading/versions')).value).toMatchObject({
    list: [{ by: 'noy', reason, value: { en: 'A moment' } }],
  });
});

test('placeholders and plural forms must be those of the built-in text', async () => {
  const faultOf = async (id: string, value: object) => (await save(id, value)).value as { fields: object };
  expect(await faultOf('maintenance_until', { en: 'Until {when}' })).toEqual({
    fields: { 'value.en': 'placeholder_unknown' },
  });
  expect(await faultOf('maintenance_until', { en: 'Soon', lo: '{time' })).toEqual({
    fields: { 'value.en': 'placeholder_missing', 'value.lo': 'message_syntax' },
  });
  expect(await faultOf('maintenance_until', { en: '{time, number}' })).toEqual({
    fields: { 'value.en': 'placeholder_kind' },
  });
  expect(await find('own=true')).toMatchObject({ total: 0 });
});

test('each built-in text fits in its own place', async () => {
  const { list } = await find('q=plural&pageSize=100');
  expect(list.length).toBeGreaterThan(3);
  const [{ id }] = list as [Row];
  const { builtIn } = await one(id);
  expect((await save(id, { en: builtIn.en })).code).toBeUndefined();
  const wrong = builtIn.en.replace('one {', 'few {');
  expect((await save(id, { en: wrong })).value).toEqual({ fields: { 'value.en': 'plural_forms' } });
});

test('who read it before another change is refused with what it is now', async () => {
  const { revision } = await one('page_loading');
  await save('page_loading', { en: 'First' });
  expect(await save('page_loading', { en: 'Second' }, revision)).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    value: { by: 'noy', current: { en: 'First' } },
  });
});

test('a text is put back to an earlier one, and to the built-in one', async () => {
  await save('page_loading', { en: 'First' });
  await save('page_loading', { en: 'Second' });
  const { value } = await backoffice.send('GET', '/texts/page_loading/versions');
  const [, first] = (value as { list: { id: string }[] }).list;
  expect((await restore('page_loading', first!.id)).value).toMatchObject({ value: { en: 'First' } });
  expect((await restore('page_loading', 'default')).value).toMatchObject({ value: {} });
});

test('a text that there is not is not found', async () => {
  expect((await backoffice.send('GET', '/texts/nothing')).code).toBe('NOT_FOUND');
});

test('a text in a language that no shipped site shows is to be reviewed until staff has read it, or worded it', async () => {
  const row = async (id: string) => (await find(`q=${id}&review=th&pageSize=100`)).list.find((each) => each.id === id);
  expect(await row('page_loading')).toMatchObject({ toReview: expect.arrayContaining(['th', 'ar', 'de']) });
  const body = { language: 'th', ids: ['page_loading'], reason };
  expect(await backoffice.send('PUT', '/texts-reviewed', { body })).toMatchObject({ value: {} });
  expect(await row('page_loading')).toBeUndefined();
  await save('page_previous', { th: 'ย้อนกลับ' });
  expect(await row('page_previous')).toBeUndefined();
  expect((await accessLog(pool)).filter(({ action }) => action === 'texts_reviewed')).toMatchObject([
    { detail: { language: 'th', texts: ['page_loading'] } },
  ]);
  await expect.poll(async () => (await served('th')).messages).toEqual({ page_previous: ['ย้อนกลับ'] });
});

test('a translator’s file is taken over whole, or not at all', async () => {
  const by = { staffId: 7n, name: 'noy', actor: staffActor('noy'), reason };
  const units = await texts.admin.units('de');
  expect(units).toHaveLength(Object.keys(builtInMessages.en).length);
  const [first, second] = units as [(typeof units)[0], (typeof units)[0]];
  const wrong = { ...second, text: '{other}' };
  await expect(texts.admin.takeOver(by, 'de', [{ ...first, text: 'Neu' }, wrong])).rejects.toMatchObject({
    value: { fields: { [second.id]: 'placeholder_unknown' } },
  });
  expect(await find('own=true')).toMatchObject({ total: 0 });
  const back = [
    { ...first, text: 'Neu' },
    { ...second, reviewed: true },
  ];
  expect(await texts.admin.takeOver(by, 'de', back)).toEqual({ worded: 1, reviewed: 1 });
  expect(await texts.admin.takeOver(by, 'de', back)).toEqual({ worded: 0, reviewed: 0 });
  expect(await texts.admin.units('de')).toMatchObject([{ text: 'Neu' }, { reviewed: true }, ...units.slice(2)]);
});
