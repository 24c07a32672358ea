import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createPrizesWorld, drawOnce, payingWheel, type PrizesWorld } from './testing/world.ts';

let world: PrizesWorld;

beforeAll(async () => {
  world = await createPrizesWorld();
});
afterAll(() => world.close());

/** Tables that grow with members and play. */
const grown = ['holder', 'lot', 'ticket', 'seed', 'draw', 'envelope', 'part', 'grab', 'entry', 'win'];

async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await counts();
  await work();
  const after = await counts();
  return grown.filter((table) => after[table]! > before[table]!);
}

async function counts(): Promise<Record<string, number>> {
  await world.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await world.pool.query<{ relname: string; scans: number }>(
    `SELECT relname, seq_scan::integer AS scans FROM pg_stat_user_tables WHERE schemaname = 'prizes'`,
  );
  return Object.fromEntries(rows.map(({ relname, scans }) => [relname, scans]));
}

test('with many members, every action of one of them finds its rows by index', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('100'));
  const envelope = await world.addGame({ kind: 'envelope', days: 7, bands: [{ min: '1', max: '2', weight: 1 }] });
  const rain = await world.addGame({
    kind: 'rain',
    time: '20:00',
    minutes: 30,
    pot: '100',
    parts: 10,
    min: '1',
    max: '90',
  });
  await fill(game, envelope);
  const startsAt = world.now();
  await inTransaction(world.pool, (tx) => world.prizes.rains.plan(tx, rain, startsAt, 30));
  const { rows } = await world.pool.query<{ id: bigint }>('SELECT id FROM prizes.rain WHERE game = $1', [rain]);

  expect(
    await scansOf(async () => {
      await world.addTickets(member, game, 3);
      await drawOnce(world, member, game);
      await world.call(member, 'GET', `/api/prizes/draws?game=${game}`);
      await world.call(member, 'GET', '/api/prizes/draws');
      await world.call(member, 'POST', '/api/prizes/seed', { clientSeed: 'other' });
      const cause = randomUUID();
      await inTransaction(world.pool, (tx) =>
        world.prizes.giveEnvelope(tx, { memberId: member, game: envelope, cause }),
      );
      const { seed, envelopes } = await world.mine(member);
      const body = { idempotencyKey: randomUUID(), serverSeedHash: seed.serverSeedHash };
      await world.call(member, 'POST', `/api/prizes/envelopes/${envelopes[0]!.id}/open`, body);
      await world.call(member, 'POST', `/api/prizes/rains/${rows[0]!.id}/grab`);
      await world.call(null, 'GET', '/api/prizes');
      await world.runJob('prizes_tickets');
      await world.runJob('prizes_envelopes');
    }),
  ).toEqual([]);
});

test('a page of a raffle’s tickets is read by index, however many there are', async () => {
  const raffle = { kind: 'raffle', days: [7], time: '21:00', claimDays: 3 };
  const game = await world.addGame({
    ...raffle,
    prizes: [{ code: 'first', names: { lo: 'x', en: 'x', cn: 'x' }, count: 1, gift: { kind: 'cash', amount: '1' } }],
  });
  await inTransaction(world.pool, (tx) => world.prizes.raffles.open(tx, game));
  await world.admin(`
    INSERT INTO prizes.entry (round_id, game, member_id, first, last, cause, at)
      SELECT r.id, r.game, 1000000 + n, n, n, 'x', now() FROM prizes.round AS r, generate_series(1, 20000) AS n WHERE r.game = '${game}';
    ANALYZE prizes.entry`);
  const { rows } = await world.pool.query<{ id: bigint }>('SELECT id FROM prizes.round WHERE game = $1', [game]);
  const url = `/api/prizes/raffles/${rows[0]!.id}/tickets?after=15000&pageSize=500`;
  expect(await scansOf(() => world.call(null, 'GET', url))).toEqual([]);
});

/** The rows of many members, in one statement a table. */
async function fill(game: string, envelope: string): Promise<void> {
  const many = 20_000;
  await world.admin(`
    INSERT INTO prizes.holder (member_id, game, tickets) SELECT n, '${game}', 1 FROM generate_series(1000000, ${1_000_000 + many}) AS n;
    INSERT INTO prizes.lot (member_id, game, cause, tickets, remaining, at) SELECT member_id, game, 'x', 1, 1, now() FROM prizes.holder WHERE member_id >= 1000000;
    INSERT INTO prizes.ticket (member_id, game, lot, kind, change, tickets, at) SELECT member_id, game, id, 'added', 1, 1, now() FROM prizes.lot WHERE member_id >= 1000000;
    INSERT INTO prizes.seed (member_id, server_seed, server_seed_hash, client_seed, at)
      SELECT member_id, sha256(member_id::text::bytea), '', 'x', now() FROM prizes.holder WHERE member_id >= 1000000;
    INSERT INTO prizes.draw (member_id, game, edition, idempotency_key, seed_id, nonce, drawn, given, at)
      SELECT member_id, '${game}', (SELECT edition FROM prizes.game WHERE code = '${game}'), gen_random_uuid(), id, 0, 'cash', 'cash', now()
      FROM prizes.seed WHERE member_id >= 1000000;
    INSERT INTO prizes.envelope (member_id, game, edition, cause, most, state, at)
      SELECT member_id, '${envelope}', (SELECT edition FROM prizes.game WHERE code = '${envelope}'), 'x', 1, 'waiting', now()
      FROM prizes.holder WHERE member_id >= 1000000;
    ANALYZE prizes.holder, prizes.lot, prizes.ticket, prizes.seed, prizes.draw, prizes.envelope;
  `);
}
