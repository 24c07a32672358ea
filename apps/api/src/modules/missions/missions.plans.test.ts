import { rowsRead } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import * as awards from './awards.repo.ts';
import * as boards from './boards.repo.ts';
import * as progress from './progress.repo.ts';
import { createWorld, type World } from './testing/world.ts';

const GROWING = ['missions.score', 'missions.progress', 'missions.award'];
let world: World;
const key = { boardId: 1n, period: '2026-11-16' };

beforeAll(async () => {
  world = await createWorld();
  await inTransaction(world.pool, async (tx) => {
    await tx.query(`
      INSERT INTO missions.mission (code, kind, title, texts, goal, target, reward, budget, stars, claim_days, sort, created_at)
      SELECT 'm' || n, 'daily', '{}', '{}', '{}', 1, '{}', 'missions', 0, 1, 0, now() FROM generate_series(1, 5) AS n`);
    await tx.query(`
      INSERT INTO missions.board (code, period, title, texts, score, unit, prizes, budget, claim_days, settle_minutes, sort, created_at)
      SELECT 'b' || n, 'weekly', '{}', '{}', '{"kind":"stars"}', 1, '[]', 'missions', 1, 0, 0, now()
      FROM generate_series(1, 3) AS n`);
    await tx.query(`
      INSERT INTO missions.score (board_id, period, member_id, raw, points)
      SELECT b, date '2026-11-16' - 7 * w, m, m % 500, m % 500
      FROM generate_series(1, 3) AS b, generate_series(0, 4) AS w, generate_series(1, 2000) AS m`);
    await tx.query(`
      INSERT INTO missions.progress (member_id, mission_id, period, progress)
      SELECT m, i, date '2026-11-16' - d, 1
      FROM generate_series(1, 500) AS m, generate_series(1, 5) AS i, generate_series(0, 9) AS d`);
    await tx.query(`
      INSERT INTO missions.award (member_id, cause, source_id, period, title, reward, budget, expires_at, state, gift_id, at)
      SELECT m, 'c' || d, 's', date '2026-11-16' - d, '{}', '{}', 'missions', timestamptz '2026-11-16' - d * interval '1 day',
        'given', m * 100 + d, now()
      FROM generate_series(1, 500) AS m, generate_series(0, 20) AS d`);
  });
});

afterAll(() => world.close());

const looks = {
  'a member’s missions': () =>
    progress.selectMemberStandings(world.pool, '7', [{ missionId: 1n, period: '2026-11-16' }]),
  'a member’s rewards': () =>
    awards.selectAwards(world.pool, '7', ['c1', 'c2'], Temporal.Instant.from('2026-11-10T00:00:00Z')),
  'the first of a board': () => boards.selectTop(world.pool, key, 50),
  'a member’s own place': () => boards.selectOwn(world.pool, key, '7'),
  'the periods that are not closed': () => boards.selectOpenPeriods(world.pool, '2026-11-23'),
  'rewards that are due': () => inTransaction(world.pool, (tx) => awards.takeDue(tx, 0n, 100)),
};

test.each(Object.entries(looks))('%s are found by index', async (_name, look) => {
  const before = await rowsRead(world.pool, ...GROWING);
  await look();
  expect((await rowsRead(world.pool, ...GROWING)).full).toBe(before.full);
});
