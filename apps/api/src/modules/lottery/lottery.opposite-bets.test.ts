import { parseAmount } from '@champa/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { brokenInvariants } from './testing/invariants.ts';
import { createLotteryReportsWorld, type LotteryReportsWorld } from './testing/reports-world.ts';

// Opposite betting on one draw does not count, whatever is drawn; the money is not affected.

let world: LotteryReportsWorld | undefined;
let days: string;

beforeEach(async () => {
  await world?.close();
  world = await createLotteryReportsWorld();
  const today = Temporal.Now.instant().toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
  days = `from=${today.subtract({ days: 1 }).toString()}&to=${today.add({ days: 1 }).toString()}`;
  await world.deposit('1000');
}, 60_000);

afterAll(() => world?.close());

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

type Drawn = Awaited<ReturnType<LotteryReportsWorld['addDraw']>>;

/** A ticket of one line a number, at 2 kip times the multiplier. */
function bet({ game, draw }: Drawn, play: string, numbers: string[], multiplier: number) {
  return world!.lottery.slips.place({
    memberId: world!.playerId,
    nonce: crypto.randomUUID(),
    gameCode: game.code,
    revision: game.revision,
    draws: [{ id: String(draw.id), times: 1 }],
    stopOnWin: false,
    bets: [{ play, choice: { rows: [numbers] }, unit: 'yuan', multiplier }],
  });
}

/**
 * Everything that counts stakes: the member's record, the agent's report, turnover, and the figures that settle and
 * check agents' contracts.
 */
async function counts(): Promise<Record<string, string | bigint>> {
  const { pool } = world!.agents;
  const record = await world!.ask(`bets?${days}`);
  const team = await world!.askTeam(`profit?${days}&by=vendor`);
  const { remaining } = await world!.turnover.standingOf(pool, world!.playerId);
  const again = await pool.query<{ valid: bigint }>(
    `SELECT coalesce(sum(valid_bet), 0)::bigint AS valid FROM vendors.played_between(ARRAY[$1::bigint], '-infinity', 'infinity')`,
    [world!.playerId],
  );
  const slots = await pool.query<{ valid: bigint }>(
    'SELECT coalesce(sum(valid_bet), 0)::bigint AS valid FROM figures.slot WHERE member_id = $1',
    [world!.playerId],
  );
  return {
    record: parseAmount(record.totals.validBet),
    stake: record.totals.stake,
    team: parseAmount(team.totals.validBet),
    turnover: parseAmount('1000') - remaining,
    recomputed: again.rows[0]!.valid,
    settledBy: slots.rows[0]!.valid,
  };
}

async function expectCounted(valid: string, stake: string): Promise<void> {
  const amount = parseAmount(valid);
  const { settledBy: _, ...before } = await counts();
  const all = { record: amount, stake, team: amount, turnover: amount, recomputed: amount };
  expect(before).toEqual(all);
  await world!.agents.figures.countAll();
  expect(await counts()).toEqual({ ...all, settledBy: amount });
  expect(await world!.agents.figures.verify()).toMatchObject({ ok: true });
  expect(await brokenInvariants(world!.agents.pool)).toEqual([]);
}

test('all hundred numbers in two tickets: the evenly covered part does not count, also after a correction and a void', async () => {
  const drawn = await world!.addDraw('ELOTT');
  await bet(drawn, 'bottom2', NUMBERS.slice(0, 50), 2);
  await bet(drawn, 'bottom2', NUMBERS.slice(50), 1);
  const back = await bet(drawn, 'bottom2', NUMBERS.slice(50), 1);
  await world!.lottery.slips.cancel(world!.playerId, back.tickets[0]!.id);
  await bet(drawn, 'top2', ['21'], 5);
  await world!.settle(drawn.game, drawn.draw, '543921');
  // 200 and 100 on the bottom two: of both as much as covers all, 200 in all, is opposite betting; and 10 on the top two.
  await expectCounted('110', '310.00');
  await world!.settle(drawn.game, drawn.draw, '990033');
  await expectCounted('110', '310.00');
  await world!.void(drawn.draw);
  await expectCounted('0', '0.00');
});

test('one ticket that covers all numbers does not count; one that leaves a number out counts in full', async () => {
  const [all, most] = [await world!.addDraw('ELOTT'), await world!.addDraw('ELOTT')];
  await bet(all, 'bottom2', NUMBERS, 1);
  await bet(most, 'bottom2', NUMBERS.slice(1), 1);
  await world!.settle(all.game, all.draw, '543921');
  await world!.settle(most.game, most.draw, '543921');
  await expectCounted('198', '398.00');
});

test('tickets that pay nearly what they cost, and are not opposite, count', async () => {
  const drawn = await world!.addDraw('ELOTT');
  await bet(drawn, 'top2', ['21'], 1);
  await bet(drawn, 'top2', ['33'], 94);
  await world!.settle(drawn.game, drawn.draw, '543921');
  const { totals } = await world!.ask(`bets?${days}`);
  expect(totals).toMatchObject({ stake: '190.00', win: '184.00' });
  await expectCounted('190', '190.00');
});
