import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLotteryReportsWorld, type LotteryReportsWorld } from './testing/reports-world.ts';

// A member's tickets on a draw are one round. On two draws the member takes one of two tickets back; one draw is settled then.

let world: LotteryReportsWorld;
let days: string;
const rounds = { settled: '', open: '', cancelled: '', whole: '' };

beforeAll(async () => {
  world = await createLotteryReportsWorld();
  const today = Temporal.Now.instant().toZonedDateTimeISO('Asia/Vientiane').toPlainDate();
  days = `from=${today.subtract({ days: 1 }).toString()}&to=${today.add({ days: 1 }).toString()}`;
  const takeBack = (slip: { tickets: readonly { id: string }[] }) =>
    world.lottery.slips.cancel(world.playerId, slip.tickets[0]!.id);

  const settled = await world.addDraw('ELOTT');
  await world.bet(settled.game, settled.draw, '21', 5);
  await takeBack(await world.bet(settled.game, settled.draw, '22', 10));
  await world.settle(settled.game, settled.draw, '543999');
  const open = await world.addDraw('LOTT');
  await takeBack(await world.bet(open.game, open.draw, '22', 20));
  await world.bet(open.game, open.draw, '21', 15);
  const cancelled = await world.addDraw('TCG_SEA');
  await takeBack(await world.bet(cancelled.game, cancelled.draw, '22', 25));
  const whole = await world.addDraw('ELOTT');
  await world.bet(whole.game, whole.draw, '21', 30);
  for (const [name, { game, draw }] of Object.entries({ settled, open, cancelled, whole }))
    rounds[name as 'settled'] = `${game.code}:${draw.number}`;
}, 60_000);
afterAll(() => world.close());

/** The rows of each state: the round, and the ticket's stake. */
const expected = () => ({
  rolled_back: [
    [rounds.cancelled, '0.00'],
    [rounds.open, '0.00'],
    [rounds.settled, '0.00'],
  ],
  open: [
    [rounds.whole, '60.00'],
    [rounds.open, '30.00'],
  ],
  closed: [[rounds.settled, '10.00']],
});

const rowsOf = ({ list }: { list: { round: string; stake: string }[] }) =>
  list.map(({ round, stake }) => [round, stake]);

/** Uncounted play is read from the rounds themselves, counted play from figures. */
const counted = [
  ['before figures count it', async () => undefined],
  ['once figures count it', () => world.agents.figures.countAll()],
] as const;

test.each(counted)(
  'each state lists the tickets that have it, the member’s and the team’s, %s',
  async (_when, count) => {
    await count();
    for (const ask of [world.ask, world.askTeam])
      for (const [state, rows] of Object.entries(expected())) {
        const answer = await ask(`bets?${days}&state=${state}`);
        expect(rowsOf(answer)).toEqual(rows);
        expect(answer.total).toBe(rows.length);
      }
  },
);

test('tickets that were taken back add nothing to the stakes of their list', async () => {
  for (const ask of [world.ask, world.askTeam])
    expect(await ask(`bets?${days}&state=rolled_back`)).toMatchObject({
      totals: { stake: '0.00', openStake: '0.00', win: '0.00', net: '0.00' },
    });
});

test('pages of one round each meet every round once', async () => {
  for (const ask of [world.ask, world.askTeam]) {
    const found: string[][] = [];
    let after = '';
    for (let page = 0; page < 5; page += 1) {
      const answer = await ask(`bets?${days}&state=rolled_back&pageSize=1${after}`);
      found.push(...rowsOf(answer));
      if (answer.next === null) break;
      after = `&after=${answer.next}`;
    }
    expect(found).toEqual(expected().rolled_back);
  }
});

test('a round found by its whole name has its taken back ticket too', async () => {
  const answer = await world.ask(`bets?${days}&state=rolled_back&search=${encodeURIComponent(rounds.open)}`);
  expect(rowsOf(answer)).toEqual([[rounds.open, '0.00']]);
  expect(answer).toMatchObject({ total: 1, totals: { stake: '0.00' } });
  const none = await world.ask(`bets?${days}&state=rolled_back&search=${encodeURIComponent(rounds.whole)}`);
  expect(none).toMatchObject({ list: [], total: 0 });
});
