import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { Game } from './domain/game.ts';
import { type Draw, lockDraw, movePhase, updateResult } from './draws.repo.ts';
import { houseGame, testTerms } from './testing/games.ts';
import { loadBets, paidInAll } from './testing/load.ts';
import { betOn, createWorld, type World } from './testing/world.ts';

// The queries of members and workers while a draw is busy, on a draw of twenty thousand tickets: none reads a large
// table whole.

const LOAD = { bets: 40_000, betsOfMember: 20, betsOfTicket: 2, choices: 500 };
const RESULT = { family: 'five_digits', digits: '73851' } as const;
const LARGE = ['ticket', 'bet', 'stay', 'slip', 'choice', 'win', 'exposure', 'outcome'];

let world: World;
let owner: pg.Client;
let game: Game;
let busy: Draw;

beforeAll(async () => {
  world = await createWorld({ betsAtATime: 2000 });
  owner = new pg.Client({ connectionString: world.databaseUrl });
  await owner.connect();
  game = await world.addGame({ ...houseGame, terms: { ...testTerms, ...houseGame.terms } });
  busy = await world.addDraw(game);
  await loadBets(owner, busy.id, LOAD);
  await owner.query(
    `INSERT INTO lottery.exposure (draw_id, key, stake, risk) SELECT CASE WHEN n % 40 = 0 THEN $1::bigint ELSE 1000000 + n % 39 END, 'number:' || n, n * 1000, n * 7919 % 100000
     FROM generate_series(1, 20000) AS n`,
    [busy.id],
  );
  await owner.query('VACUUM ANALYZE');
}, 120_000);
afterAll(async () => {
  await owner.end();
  await world.close();
});

/** The number of rows of large tables read without an index during some work. */
async function scansOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const scans = async (): Promise<Map<string, number>> => {
    const { rows } = await owner.query<{ table: string; scans: number }>(
      `SELECT relname AS table, seq_tup_read::integer AS scans FROM pg_stat_user_tables
       WHERE schemaname = 'lottery' AND relname = ANY ($1)
         OR (schemaname, relname) IN (('vendors', 'transaction'), ('vendors', 'round'), ('ledger', 'balances'))`,
      [LARGE],
    );
    return new Map(rows.map(({ table, scans: count }) => [table, count]));
  };
  await flush();
  const before = await scans();
  await work();
  await flush();
  const after = await scans();
  return Object.fromEntries(
    [...after].flatMap(([table, count]) => (count > before.get(table)! ? [[table, count]] : [])),
  );
}

/** Makes every connection report its statistics. */
async function flush(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 10 }, () => world.pool.connect()));
  await Promise.all(clients.map((client) => client.query('SELECT pg_stat_force_next_flush()')));
  for (const client of clients) client.release();
  await owner.query('SELECT pg_stat_force_next_flush()');
  await owner.query('SELECT pg_stat_clear_snapshot()');
}

test('placing, my bets, a ticket, the risk of a draw and taking back', async () => {
  const player = await world.addPlayer();
  const later = await world.addDraw(game, 30_000_000);
  const { rows } = await owner.query<{ member: string }>('SELECT min(member_id)::text AS member FROM lottery.stay');
  const { tickets, risk, slips, views } = world.lottery;
  const wish = { gameCode: null, drawId: null, slipId: null, before: null, limit: 20 };
  const asked = {
    placing: () =>
      world.place(player, game, [later], [betOn('total', [['big']]), betOn('position', [['1'], [], [], [], []])]),
    'my bets': () => tickets.list(rows[0]!.member, wish, 'en'),
    'my bets of a draw': () => tickets.list(rows[0]!.member, { ...wish, drawId: String(busy.id) }, 'en'),
    'my bets of a game': () => tickets.list(rows[0]!.member, { ...wish, gameCode: game.code }, 'en'),
    'a ticket': async () => {
      const { list } = await tickets.list(player.memberId, wish, 'en');
      await tickets.one(player.memberId, list[0]!.id, 'en');
    },
    risk: () => risk.of(busy.id),
    'taking back': async () => {
      const { list } = await tickets.list(player.memberId, wish, 'en');
      await slips.cancel(player.memberId, list[0]!.id);
    },
    'a game': () => views.game(game.code, 'en'),
  };
  for (const [what, work] of Object.entries(asked))
    expect({ what, scans: await scansOf(work) }).toEqual({ what, scans: {} });
}, 60_000);

test('parts of a settlement, to the last unit', async () => {
  await world.passTime(7_200_000);
  await world.lottery.draws.lock(busy.id);
  await inTransaction(world.pool, async (tx) => {
    await lockDraw(tx, busy.id);
    await movePhase(tx, busy.id, 'locked', 'drawing');
    await updateResult(tx, busy.id, { result: RESULT, seed: null });
    await movePhase(tx, busy.id, 'drawing', 'result');
  });
  expect(await world.lottery.settling.reckon(busy.id)).toBe(true);
  const scans = await scansOf(async () => {
    for (let part = 0; part < 5; part += 1)
      await inTransaction(world.pool, (tx) => tx.query('SELECT lottery.settle_part($1, 2000, $2)', [busy.id, 'LAK']));
  });
  expect(scans).toEqual({});
  await world.lottery.settling.pay(busy.id);
  const { rows } = await owner.query<{ paid: string }>(
    'SELECT sum(paid)::text AS paid FROM lottery.stay WHERE draw_id = $1',
    [busy.id],
  );
  expect(BigInt(rows[0]!.paid)).toBe(await paidInAll(owner, busy.id, RESULT));
}, 120_000);
