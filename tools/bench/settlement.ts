import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import pg from 'pg';
import { insertGame } from '../../apps/api/src/modules/lottery/games.repo.ts';
import {
  insertDraw,
  lockDraw,
  movePhase,
  selectDraw,
  updateResult,
} from '../../apps/api/src/modules/lottery/draws.repo.ts';
import { lotteryOn } from '../../apps/api/src/modules/lottery/testing/compose.ts';
import { houseGame, testGame } from '../../apps/api/src/modules/lottery/testing/games.ts';
import { loadBets, paidInAll } from '../../apps/api/src/modules/lottery/testing/load.ts';
import { createPool, inTransaction } from '../../apps/api/src/platform/database.ts';
import { round } from './ledger-load.ts';
import type { BenchResult } from './result.ts';

const GOAL = 3;
const RESULT = { family: 'five_digits', digits: '73851' } as const;

/**
 * Compares the whole settlement of a result (computing what each choice pays, paying members part by part, ending the draw) with
 * one bare UPDATE of the same bets.
 */
export async function run({ size }: { size: number }): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer({
    shared_buffers: '512MB',
  });
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'bench_settlement', TEMPLATE);
  const pool = createPool(server.url('bench_settlement'), 4);
  resources.defer(() => pool.end());
  const owner = new pg.Client({ connectionString: server.url('bench_settlement') });
  await owner.connect();
  resources.defer(() => owner.end());
  await owner.query(
    `INSERT INTO vendors.vendor (code, dialect, credential, created_at) VALUES ('ELOTT', 'hub88', '', now())`,
  );

  const lottery = lotteryOn(pool, { feeds: [], told: [], events: [] });
  const game = testGame({ code: 'bench', ...houseGame });
  const at = Temporal.Now.instant();
  const times = {
    opensAt: at.subtract({ hours: 2 }),
    closesAt: at.subtract({ hours: 1 }),
    drawsAt: at.subtract({ hours: 1 }),
  };
  await inTransaction(pool, async (tx) => {
    await insertGame(tx, { ...game, sort: 1 });
    await insertDraw(tx, { gameCode: game.code, number: '1', ...times, chainId: null, chainIndex: null });
  });
  const { rows } = await owner.query<{ id: string }>('SELECT id FROM lottery.draw');
  const id = BigInt(rows[0]!.id);
  await loadBets(owner, id, { bets: size, betsOfMember: 100, betsOfTicket: 10, choices: Math.max(500, size / 50) });
  await owner.query('VACUUM ANALYZE');
  await inTransaction(pool, async (tx) => {
    await lockDraw(tx, id);
    await updateResult(tx, id, { result: RESULT, seed: null });
    for (const [from, to] of [
      ['open', 'locked'],
      ['locked', 'drawing'],
      ['drawing', 'result'],
    ] as const)
      await movePhase(tx, id, from, to);
  });

  await owner.query('CHECKPOINT');
  const reckonMs = await timed(() => lottery.settling.reckon(id));
  const payMs = await timed(() => lottery.settling.pay(id));
  const again = await timed(() => lottery.settling.pay(id));
  const phase = (await selectDraw(pool, id))!.phase;
  const { rows: paid } = await owner.query<{ paid: string; wins: string }>(
    `SELECT (SELECT sum(paid) FROM lottery.stay WHERE draw_id = $1) AS paid, (SELECT count(*) FROM lottery.win WHERE draw_id = $1) AS wins`,
    [id],
  );
  const expected = await paidInAll(owner, id, RESULT);
  if (phase !== 'settled' || BigInt(paid[0]!.paid) !== expected) throw new Error('what was paid is not what was won');

  await owner.query('CHECKPOINT');
  const bareMs = await timed(() => owner.query('UPDATE lottery.bet SET stake = stake WHERE draw_id = $1', [id]));
  return {
    name: 'settlement',
    ratio: round((reckonMs + payMs) / bareMs),
    goal: GOAL,
    detail: {
      bets: size,
      members: Math.ceil(size / 100),
      wins: Number(paid[0]!.wins),
      reckonMs,
      payMs,
      againMs: again,
      bareUpdateMs: bareMs,
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return round(performance.now() - began);
}
