import { createDatabase, type TestDatabase } from '@champa/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { accessLog, vilay } from '../../testing/by-test.ts';
import type { ContentAdmin } from './content.admin.ts';
import { type ContentServer, startContentServer } from './testing/content-server.ts';

let database: TestDatabase;
let server: ContentServer;
let admin: ContentAdmin;

beforeAll(async () => {
  database = await createDatabase();
  server = await startContentServer(database.url, systemClock);
  admin = server.content.admin;
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

const noticeOf = (key: string) => ({
  key,
  title: { en: key },
  content: { en: key },
  publishedAt: '2026-05-01T00:00:00Z',
});
const states = async () =>
  (await admin.list('notices')).map(({ key, enabled }) => `${key} ${enabled ? 'on' : 'off'}`).toSorted();

test('an import, a switch and a removal keep the employee and the keys in the access log', async () => {
  const imported = await admin.import(vilay, { notices: [noticeOf('opening'), noticeOf('closing')] });
  expect(imported).toMatchObject({ notices: 2, banners: 0 });
  await admin.disable(vilay, { kind: 'notices', keys: ['opening'] });
  expect(await states()).toEqual(['closing on', 'opening off']);
  await admin.enable(vilay, { kind: 'notices', keys: ['opening'] });
  await admin.remove(vilay, { kind: 'notices', keys: ['closing'] });
  expect(await states()).toEqual(['opening on']);
  expect(await accessLog(server.pool)).toMatchObject([
    { staffId: 7n, action: 'content_imported', detail: { notices: ['opening', 'closing'] } },
    { staffId: 7n, action: 'content_disabled', detail: { kind: 'notices', keys: ['opening'] } },
    { staffId: 7n, action: 'content_enabled', detail: { kind: 'notices', keys: ['opening'] } },
    { staffId: 7n, action: 'content_removed', detail: { kind: 'notices', keys: ['closing'] } },
  ]);
});

test('with an unknown key among the keys nothing is done and nothing is kept', async () => {
  const before = (await accessLog(server.pool)).length;
  const chosen = { kind: 'notices', keys: ['opening', 'nothing'] } as const;
  const refusal = { code: 'NOT_FOUND', value: { kind: 'notices', key: 'nothing' } };
  await expect(admin.remove(vilay, chosen)).rejects.toMatchObject(refusal);
  expect(await states()).toEqual(['opening on']);
  expect(await accessLog(server.pool)).toHaveLength(before);
});

test('a picture is added and removed by an employee', async () => {
  const file = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#a31' } })
    .png()
    .toBuffer();
  expect(await admin.addPicture(vilay, { name: 'summer', file })).toMatchObject({ width: 400, height: 200 });
  await admin.removePicture(vilay, 'summer');
  expect(await admin.pictures()).toEqual([]);
  await expect(admin.removePicture(vilay, 'summer')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await accessLog(server.pool)).slice(-2)).toMatchObject([
    { action: 'content_picture_added', detail: { name: 'summer' } },
    { action: 'content_picture_removed', detail: { name: 'summer' } },
  ]);
});
