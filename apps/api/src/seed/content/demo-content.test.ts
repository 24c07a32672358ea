import { gameAnnouncements, helpCentre, noticeContent, promotionDetails, promotions } from '@champa/contract';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentServer, startContentServer } from '../../modules/content/testing/content-server.ts';
import { systemClock } from '../../platform/clock.ts';
import { seedDemoContent } from './demo-content.ts';

let database: TestDatabase;
let server: ContentServer;

beforeAll(async () => {
  database = await createDatabase();
  server = await startContentServer(database.url, systemClock);
  await seedDemoContent({ pool: server.pool, clock: systemClock });
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

async function valueOf(url: string, token = ''): Promise<any> {
  const headers = { 'x-language': 'en', authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { value: unknown }).value;
}

test('the demo’s content matches the contract', async () => {
  await expect.poll(async () => (await valueOf('/api/promotions')).promotions.length).toBeGreaterThan(10);
  const promos = await valueOf('/api/promotions');
  promotions.value.parse(promos);
  for (const { id } of promos.promotions) promotionDetails.value.parse(await valueOf(`/api/promotions/${id}`));
  for (const execution of ['A', 'B', 'F'])
    noticeContent.value.parse(await valueOf(`/api/notices?execution=${execution}`));
  helpCentre.value.parse(await valueOf('/api/help'));
  gameAnnouncements.value.parse(await valueOf('/api/games/announcements'));
});

test('the demo shows something of everything', async () => {
  const { banners, player, promotion } = await valueOf('/api/notices');
  expect(new Set(banners.map(({ groupName }: { groupName: string }) => groupName)).size).toBe(4);
  expect([player.length, promotion.length >= 6]).toEqual([6, true]);
  // More than one page of 8 for members.
  expect((await valueOf('/api/notices?execution=A')).popup.length).toBeGreaterThan(8);
  for (const execution of ['B', 'F'])
    expect((await valueOf(`/api/notices?execution=${execution}`)).popup).not.toEqual([]);
  expect((await valueOf('/api/agents/announcements', 'agent')).list).toHaveLength(3);
  expect((await valueOf('/api/help')).topics.length).toBeGreaterThan(12);
  const { categories, promotions: list } = await valueOf('/api/promotions');
  expect(categories.length).toBe(7);
  expect(list.every((each: { announcementImages: unknown[] }) => each.announcementImages.length === 2)).toBe(true);
});

test('existing content stays when it is seeded again', async () => {
  await server.pool.query(`UPDATE content.notice SET enabled = false WHERE key = 'laoqr-open'`);
  await seedDemoContent({ pool: server.pool, clock: systemClock });
  const { rows } = await server.pool.query<{ enabled: boolean }>(
    `SELECT enabled FROM content.notice WHERE key = 'laoqr-open'`,
  );
  expect(rows).toEqual([{ enabled: false }]);
});
