import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createLotteryReportsWorld, type LotteryReportsWorld } from './testing/reports-world.ts';
import { brokenInvariants } from './testing/invariants.ts';

// A member of an agent's team bets on six draws: five end in different ways, one is still open. The expected record,
// agent's report and turnover are written out here by hand; 2 kip a unit, 92 times for the last two digits.

let world: LotteryReportsWorld;
let days: string;
const rounds: Record<'won' | 'lost' | 'open' | 'cancelled' | 'voided' | 'corrected', string> = {
  won: '',
  lost: '',
  open: '',
  cancelled: '',
  voided: '',
  corrected: '',
};

beforeAll(async () => {
  world = await createLotteryReportsWorld();
  const today = Temporal.Now.instant().toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
  days = `from=${today.subtract({ days: 1 }).toString()}&to=${today.add({ days: 1 }).toString()}`;
  await world.deposit('1000');

  const won = await world.addDraw('TCG_SEA');
  await world.bet(won.game, won.draw, '21', 5);
  await world.settle(won.game, won.draw, '543921');
  const lost = await world.addDraw('LOTT');
  await world.bet(lost.game, lost.draw, '22', 10);
  await world.settle(lost.game, lost.draw, '543921');
  const open = await world.addDraw('ELOTT');
  await world.bet(open.game, open.draw, '21', 15);
  const cancelled = await world.addDraw('TCG_LOTTO_VN');
  const slip = await world.bet(cancelled.game, cancelled.draw, '21', 20);
  await world.lottery.slips.cancel(world.playerId, slip.tickets[0]!.id);
  // Settled and paid, then void: the win is taken back, the stake is returned.
  const voided = await world.addDraw('ELOTT');
  await world.bet(voided.game, voided.draw, '21', 25);
  await world.settle(voided.game, voided.draw, '543921');
  await world.void(voided.draw);
  // Two bets on one draw; by the corrected result the other one wins.
  const corrected = await world.addDraw('ELOTT');
  await world.bet(corrected.game, corrected.draw, '21', 30);
  await world.bet(corrected.game, corrected.draw, '33', 1);
  await world.settle(corrected.game, corrected.draw, '543921');
  await world.settle(corrected.game, corrected.draw, '543933');
  for (const [name, { game, draw }] of Object.entries({ won, lost, open, cancelled, voided, corrected }))
    rounds[name as 'won'] = `${game.code}:${draw.number}`;
}, 60_000);
afterAll(() => world.close());

const expected = () => [
  { round: rounds.corrected, stake: '2.00', win: '184.00', net: '182.00', state: 'closed' },
  { round: rounds.corrected, stake: '60.00', win: '0.00', net: '-60.00', state: 'closed' },
  { round: rounds.voided, stake: '0.00', win: '0.00', net: '0.00', state: 'rolled_back' },
  { round: rounds.cancelled, stake: '0.00', win: '0.00', net: '0.00', state: 'rolled_back' },
  { round: rounds.open, stake: '30.00', win: '0.00', net: '0.00', state: 'open' },
  { round: rounds.lost, stake: '20.00', win: '0.00', net: '-20.00', state: 'closed' },
  { round: rounds.won, stake: '10.00', win: '920.00', net: '910.00', state: 'closed' },
];
/** The open stake of 30 is neither won nor lost yet. */
const totals = { stake: '122.00', openStake: '30.00', win: '1104.00', net: '1012.00', validBet: '92.00' };

/** Uncounted play is read from the rounds themselves, counted play from figures: both must give the same. */
const counted = [
  ['before figures count it', async () => undefined],
  ['once figures count it', () => world.agents.figures.countAll()],
] as const;

test.each(counted)(
  'the betting record has each ticket once with its state, two on one draw as two rows, %s',
  async (_when, count) => {
    await count();
    const all = await world.ask(`bets?${days}`);
    expect(all.list).toMatchObject(expected());
    expect(all).toMatchObject({ total: 6, totals });
    for (const state of ['open', 'closed', 'rolled_back']) {
      const { list } = await world.ask(`bets?${days}&state=${state}`);
      expect(list.map(({ round }: { round: string }) => round)).toEqual(
        expected().flatMap((each) => (each.state === state ? [each.round] : [])),
      );
    }
    const { list } = await world.ask(`bets?${days}&area=LOTT`);
    expect(list.map(({ round }: { round: string }) => round)).toEqual([rounds.cancelled, rounds.lost, rounds.won]);
  },
);

test('a draw that was corrected or voided shows every movement', async () => {
  const { list } = await world.ask(`bets?${days}`);
  const stepsOf = async (round: string) => {
    const { id } = list.find((each: { round: string }) => each.round === round);
    const { calls } = await world.ask(`bets/${id}`);
    return calls.map(({ kind, amount, isCancelled }: Record<string, unknown>) => [kind, amount, isCancelled]);
  };
  expect(await stepsOf(rounds.corrected)).toEqual([
    ['bet', '60.00', false],
    ['bet', '2.00', false],
    ['win', '5520.00', false],
    ['unwin', '5520.00', false],
    ['win', '184.00', false],
  ]);
  expect(await stepsOf(rounds.voided)).toEqual([
    ['bet', '50.00', true],
    ['win', '4600.00', false],
    ['unwin', '4600.00', false],
    ['rollback', '50.00', false],
  ]);
});

test('profit is shown by area, without what was taken back', async () => {
  const { areas, totals: all } = await world.ask(`profit?${days}`);
  expect(all).toMatchObject(totals);
  expect(areas).toMatchObject([
    { area: 'ELOTT', stake: '92.00', validBet: '62.00', win: '184.00', net: '122.00' },
    { area: 'LOTT', stake: '30.00', validBet: '30.00', win: '920.00', net: '890.00' },
  ]);
});

test('the member’s agent sees the same: team betting, the drill-down, and profit by vendor', async () => {
  const { list, total, totals: all } = await world.askTeam(`bets?${days}`);
  expect(list).toMatchObject(expected());
  expect({ total, totals: all }).toEqual({ total: 6, totals });
  expect(list.every(({ member }: { member: { id: string } }) => member.id === world.playerId)).toBe(true);
  const { calls } = await world.askTeam(`bets/${list[0].id}`);
  expect(calls.map(({ kind }: { kind: string }) => kind)).toEqual(['bet', 'bet', 'win', 'unwin', 'win']);
  const open = await world.askTeam(`bets?${days}&state=open`);
  expect(open).toMatchObject({ total: 1, totals: { stake: '30.00', win: '0.00', validBet: '0.00' } });
  const profit = await world.askTeam(`profit?${days}&by=vendor`);
  expect(profit.totals).toMatchObject(totals);
  const byVendor = Object.fromEntries(profit.list.map((line: { key: string; win: string }) => [line.key, line.win]));
  expect(Object.values(byVendor).toSorted()).toEqual(['0.00', '0.00', '184.00', '920.00']);
});

test('turnover counts stakes of draws with a result, and neither open nor returned stakes', async () => {
  const standing = await world.turnover.standingOf(world.agents.pool, world.playerId);
  expect(standing.remaining).toBe(parseAmount('1000') - parseAmount('92'));
  await expect(
    inTransaction(world.agents.pool, (tx) => world.turnover.requireMet(tx, world.playerId)),
  ).rejects.toMatchObject({ code: 'TURNOVER_REQUIRED', value: { remaining: '908.00' } });
});

test('money and figures add up', async () => {
  expect(await brokenInvariants(world.agents.pool)).toEqual([]);
  expect(await world.agents.figures.verify()).toMatchObject({ ok: true });
});
