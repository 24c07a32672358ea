import { randomUUID } from 'node:crypto';
import type { Dashboard, DashboardFigures, DashboardLine, DashboardPlay, RevenueReport } from '@champa/contract';
import { parseAmount, SCALE } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { GAMES } from '../vendors/testing/games.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import type { Player } from '../vendors/testing/player.ts';
import { createWorld, TIME_ZONE, type World } from './testing/world.ts';

let world: World;
let vendor: ReturnType<typeof createVendor>;
let firstDay: string;

beforeAll(async () => {
  world = await createWorld();
  firstDay = world.today();
  vendor = createVendor(world.app);
});
afterAll(() => world.close());

type Step =
  | { do: 'bet'; amount: number; game: 0 | 1; closes: boolean }
  | { do: 'win' | 'rollback'; which: number; amount: number; closes: boolean }
  | { do: 'move'; kind: string; amount: bigint }
  | { do: 'count' }
  | { do: 'pass'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('bet' as const),
    amount: fc.nat(500_000),
    game: fc.constantFrom(0 as const, 1 as const),
    closes: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('win' as const, 'rollback' as const),
    which: fc.nat(),
    amount: fc.constantFrom(0, 1, 95_000, 350_000),
    closes: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('move' as const),
    kind: fc.constantFrom('deposit', 'deposit_refund', 'withdrawal_paid', 'bonus', 'rebate', 'dividend', 'correction'),
    amount: fc.bigInt({ min: -9_000n, max: 90_000n }).filter((amount) => amount !== 0n),
  }),
  fc.record({ do: fc.constant('count' as const) }),
  fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(3, 65, 300) }),
);

type Bet = { round: string; transaction_uuid: string; game_code: string };

async function carryOut(player: Player, bets: Bet[], one: Step): Promise<void> {
  if (one.do === 'count') return world.count();
  if (one.do === 'pass') return world.passTime({ minutes: one.minutes });
  if (one.do === 'move') return world.move(player, one.kind, one.amount);
  if (one.do === 'bet') {
    const made = { round: randomUUID(), transaction_uuid: randomUUID(), game_code: GAMES[one.game] };
    await vendor.bet(player, { ...made, amount: one.amount, round_closed: one.closes });
    bets.push(made);
    return;
  }
  const about = bets[one.which % Math.max(1, bets.length)];
  if (!about) return;
  const { transaction_uuid: reference, ...names } = about;
  const fields = { ...names, reference_transaction_uuid: reference, round_closed: one.closes };
  if (one.do === 'win') await vendor.win(player, { ...fields, amount: one.amount });
  else await vendor.rollback(player, fields);
}

type Sums = Record<
  'stakes' | 'openStakes' | 'wins' | 'deposits' | 'withdrawals' | 'bonusCost' | 'commission',
  bigint
> & {
  rounds: bigint;
};

/** The same, computed from the rows alone: by hour or day of the brand, as text. */
async function truth(unit: 'hour' | 'day'): Promise<Map<string, Sums>> {
  const { rows } = await world.owner.query<{ at: Date } & Record<keyof Sums, string>>(
    `SELECT date_trunc($1, at, $2) AS at, sum(rounds) AS rounds, sum(stakes) AS stakes, sum(open) AS "openStakes",
       sum(wins) AS wins, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals, sum(bonus) AS "bonusCost",
       sum(commission) AS commission
     FROM (
       SELECT r.started_at AS at, 1 AS rounds, r.stake AS stakes,
         CASE WHEN r.closed OR r.open_bets = 0 THEN 0 ELSE r.stake END AS open, r.win AS wins, 0 AS deposits,
         0 AS withdrawals, 0 AS bonus, 0 AS commission
       FROM vendors.round AS r
       UNION ALL
       SELECT j.at, 0, 0, 0, 0, CASE WHEN kind LIKE 'deposit%' THEN came ELSE 0 END,
         CASE WHEN kind LIKE 'withdrawal%' THEN -came ELSE 0 END,
         CASE WHEN kind IN ('bonus', 'rebate') THEN came ELSE 0 END, CASE kind WHEN 'dividend' THEN came ELSE 0 END
       FROM (SELECT at, kind, CASE WHEN credit > 0 THEN amount ELSE -amount END AS came FROM ledger.journal) AS j
     ) AS rows
     GROUP BY 1`,
    [unit, TIME_ZONE],
  );
  return new Map(
    rows.map(({ at, ...sums }) => [
      at.toISOString(),
      Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, BigInt(sum)])) as Sums,
    ]),
  );
}

const NONE: Sums = {
  rounds: 0n,
  stakes: 0n,
  openStakes: 0n,
  wins: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonusCost: 0n,
  commission: 0n,
};

function sumsOf(figures: DashboardFigures): Sums {
  const { rounds, stakes, openStakes, wins, deposits, withdrawals, bonusCost, commission } = figures;
  const amounts = { stakes, openStakes, wins, deposits, withdrawals, bonusCost, commission };
  const parsed = Object.entries(amounts).map(([name, amount]) => [name, parseAmount(amount)]);
  return { rounds: BigInt(rounds), ...Object.fromEntries(parsed) } as Sums;
}

const total = (all: Iterable<Sums>): Sums =>
  [...all].reduce(
    (sum, one) =>
      Object.fromEntries(Object.keys(sum).map((name) => [name, sum[name as 'wins'] + one[name as 'wins']])) as Sums,
    NONE,
  );

const range = () => `from=${firstDay}&to=${world.today()}`;
const read = async <T>(path: string): Promise<T> => (await world.console.send('GET', path)).value as T;
type Series = { list: (DashboardFigures & { at: string })[] };

test(
  'whatever happens, and whenever it is counted, figures by hour, day, game and line equal the rows',
  { timeout: 180_000 },
  async () => {
    const runs = examples(6, 20);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const player = await world.addPlayer();
        const bets: Bet[] = [];
        for (const one of steps) await carryOut(player, bets, one);
        await world.count();
        for (const unit of ['hour', 'day'] as const) {
          const rows = await truth(unit);
          const { list } = await read<Series>(`/dashboard/series/${unit}?${range()}`);
          for (const { at, ...figures } of list) {
            expect([at, sumsOf(figures)]).toEqual([at, rows.get(new Date(at).toISOString()) ?? NONE]);
          }
          expect(total(list.map(sumsOf))).toEqual(total(rows.values()));
        }
        const everything = total((await truth('day')).values());
        const { figures } = await read<Dashboard>(`/dashboard?${range()}`);
        expect(sumsOf(figures)).toEqual(everything);
        for (const unit of ['day', 'month']) {
          const report = await read<RevenueReport>(`/reports/revenue?unit=${unit}&${range()}`);
          expect(total(report.list.map(sumsOf))).toEqual(everything);
          expect(sumsOf(report.total)).toEqual(everything);
        }
        const ggr = everything.stakes - everything.openStakes - everything.wins;
        expect(parseAmount(figures.ggr)).toBe(ggr);
        expect(parseAmount(figures.ngr)).toBe(ggr - everything.bonusCost - everything.commission);
        for (const part of ['vendor', 'area', 'game']) {
          const { list } = await read<{ list: DashboardPlay[] }>(`/dashboard/play/${part}?${range()}`);
          expect(list.reduce((sum, one) => sum + parseAmount(one.ggr), 0n)).toBe(ggr);
        }
        const { list: lines } = await read<{ list: DashboardLine[] }>(`/dashboard/lines?${range()}`);
        expect(lines.reduce((sum, one) => sum + parseAmount(one.ggr), 0n)).toBe(ggr);
        expect(lines.reduce((sum, one) => sum + parseAmount(one.deposits), 0n)).toBe(everything.deposits);
      }),
      { numRuns: runs },
    );
    expect(await world.figures.verify()).toMatchObject({ ok: true });
    const before = await read<Dashboard>(`/dashboard?${range()}`);
    await world.figures.rebuild();
    const { at: _at, ...again } = await read<Dashboard>(`/dashboard?${range()}`);
    expect(before).toMatchObject(again);
  },
);

const today = async () => (await read<Dashboard>('/dashboard')).figures;

/** Ten in the morning of the next day: what other tests did is of another. */
async function newDay(): Promise<void> {
  const morning = Temporal.PlainDate.from(world.today())
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '10:00' });
  world.passTime(morning.toInstant().since(world.now()));
}

/** The player with a session of now: sessions of before have ended. */
async function signedIn(player: Player): Promise<Player> {
  const [known] = await world.vendors.service.list();
  const { memberId, currency } = player;
  const session = { vendor: { id: known!.id, code: known!.code }, memberId, currency, gameCode: GAMES[0] };
  return { ...player, token: await inTransaction(world.pool, (tx) => world.vendors.service.openSession(tx, session)) };
}

test('a stake that is not decided yet is neither won nor lost', async () => {
  await newDay();
  const player = await world.addPlayer();
  const names = { round: randomUUID(), transaction_uuid: randomUUID() };
  await vendor.bet(player, { ...names, amount: 400_000 });
  await world.count();
  expect(await today()).toMatchObject({ rounds: 1, stakes: '4.00', openStakes: '4.00', ggr: '0.00' });
  await vendor.win(player, { round: names.round, reference_transaction_uuid: names.transaction_uuid, amount: 0 });
  await world.count();
  expect(await today()).toMatchObject({ stakes: '4.00', openStakes: '0.00', ggr: '4.00', ngr: '4.00' });
});

test('a member who plays in several hours is active once that day, and once more the next', async () => {
  await newDay();
  const player = await world.addPlayer();
  const play = async () => {
    await vendor.bet(await signedIn(player), {
      round: randomUUID(),
      transaction_uuid: randomUUID(),
      amount: 1000,
      round_closed: true,
    });
    await world.count();
  };
  await play();
  world.passTime({ hours: 2 });
  await play();
  const { list } = await read<Series>('/dashboard/series/hour');
  expect(list.reduce((sum, hour) => sum + hour.activeMembers, 0)).toBe(1);
  expect((await today()).activeMembers).toBe(1);
  await newDay();
  await play();
  expect((await today()).activeMembers).toBe(1);
  expect((await read<Dashboard>('/dashboard')).before.figures.activeMembers).toBe(1);
});

test('a play that is counted late moves a member’s first round of the day, and counts them once', async () => {
  await newDay();
  const player = await world.addPlayer();
  const early = { round: randomUUID(), transaction_uuid: randomUUID(), amount: 1000, round_closed: true };
  await vendor.bet(player, early);
  await vendor.bet(player, { ...early, round: randomUUID(), transaction_uuid: randomUUID() });
  await world.count();
  // As if it were known so far only of play after this one.
  await world.owner.query(
    `WITH was AS (
       UPDATE figures.first_play SET slot = slot + interval '5 minutes' WHERE member_id = $1
       RETURNING slot - interval '5 minutes' AS slot
     ),
     fewer AS (UPDATE figures.brand_slot AS b SET players = players - 1 FROM was WHERE b.slot = was.slot)
     INSERT INTO figures.brand_slot (slot, currency, rounds, stake, win, valid_bet, open_stake, players)
     SELECT slot + interval '5 minutes', 'LAK', 0, 0, 0, 0, 0, 1 FROM was`,
    [player.memberId],
  );
  await vendor.bet(player, { ...early, round: randomUUID(), transaction_uuid: randomUUID() });
  await world.count();
  const { rows } = await world.owner.query<{ players: string }>(
    `SELECT sum(players) AS players FROM figures.brand_slot WHERE slot >= $1`,
    [Temporal.PlainDate.from(world.today()).toZonedDateTime(TIME_ZONE).toInstant().toString()],
  );
  expect(rows).toEqual([{ players: '1' }]);
});

test('members who sign up and deposit first are counted once, in whatever order and however often their facts come', async () => {
  await newDay();
  const player = await world.addPlayer();
  await world.credit(player);
  await world.credit(player);
  const at = world.now();
  const deposited = {
    id: 1n,
    memberId: player.memberId,
    at,
    kind: 'deposit_credited' as const,
    data: { depositId: '1', amount: SCALE, currency: 'LAK', ordinal: 1 },
  };
  const registered = { id: 2n, memberId: player.memberId, at, kind: 'registered' as const, data: { referrerId: null } };
  const { milestones } = world.dashboard;
  for (const facts of [[deposited], [registered], [registered, deposited]]) {
    await inTransaction(world.pool, (tx) => milestones.handle(tx, facts));
  }
  expect(await today()).toMatchObject({ signUps: 1, firstDeposits: 1 });
  const { list } = await read<Series>('/dashboard/series/day');
  expect(list).toMatchObject([{ signUps: 1, firstDeposits: 1 }]);
  expect(await milestones.verify()).toEqual([]);
  const counted = await read<Dashboard>(`/dashboard?${range()}`);
  await milestones.recount();
  expect(await read<Dashboard>(`/dashboard?${range()}`)).toMatchObject({ figures: counted.figures });
  await world.owner.query('UPDATE dashboard.milestone_slot SET members = members + 1');
  expect(await milestones.verify()).not.toEqual([]);
  await milestones.recount();
  expect(await milestones.verify()).toEqual([]);
});

test('trial members are left out of every figure', async () => {
  await newDay();
  const player = await world.addPlayer();
  await world.owner.query('UPDATE member.member SET type = 4 WHERE id = $1', [player.memberId]);
  await vendor.bet(player, { round: randomUUID(), transaction_uuid: randomUUID(), amount: 9000, round_closed: true });
  await world.move(player, 'deposit', 500n);
  await world.count();
  await world.dashboard.milestones.recount();
  const { list } = await read<{ list: object[] }>(`/dashboard/lines`);
  expect(list).toEqual([]);
  expect(await today()).toMatchObject({ rounds: 0, deposits: '0.00', activeMembers: 0, signUps: 0 });
});

test('a line is that of the agent at its top; members below no agent are added up together', async () => {
  await newDay();
  const [agent, below, free] = [await world.addPlayer(), await world.addPlayer(), await world.addPlayer()];
  await world.owner.query('UPDATE member.member SET type = 1 WHERE id = $1', [agent.memberId]);
  await world.owner.query('SELECT member.move($1, $2, now())', [below.memberId, agent.memberId]);
  for (const player of [below, free]) {
    await vendor.bet(player, {
      round: randomUUID(),
      transaction_uuid: randomUUID(),
      amount: 100_000,
      round_closed: true,
    });
  }
  await vendor.bet(below, { round: randomUUID(), transaction_uuid: randomUUID(), amount: 100_000, round_closed: true });
  await world.move(below, 'deposit', 7n * SCALE);
  await world.count();
  const { list } = await read<{ list: DashboardLine[] }>('/dashboard/lines');
  expect(list).toMatchObject([
    { id: agent.memberId, name: `agent ${agent.memberId}`, stakes: '2.00', deposits: '7.00', activeMembers: 1 },
    { id: null, stakes: '1.00', activeMembers: 1 },
  ]);
});

test('yesterday and the week before are compared up to the same time of day', async () => {
  await newDay();
  const player = await world.addPlayer();
  await world.move(player, 'deposit', 3n * SCALE);
  world.passTime({ hours: 4 });
  await world.move(player, 'deposit', 4n * SCALE);
  world.passTime({ hours: 22 }); // 12:00 the next day
  await world.count();
  const { before, figures } = await read<Dashboard>('/dashboard');
  expect([figures.deposits, before.figures.deposits, before.figures.depositCount]).toEqual(['0.00', '3.00', 1]);
  world.passTime({ hours: 6 * 24 + 4 }); // a week after the first day, at 16:00
  expect((await read<Dashboard>('/dashboard')).weekBefore.figures).toMatchObject({ deposits: '7.00', depositCount: 2 });
});

test('who is online is counted once a minute, and compared with the same minute of the day before', async () => {
  const sample = async (members: number) => {
    await world.dashboard.jobs!.find(({ name }) => name === 'dashboard_online')!.run({});
    await world.owner.query(
      'UPDATE dashboard.online SET members = $1 WHERE at = (SELECT max(at) FROM dashboard.online)',
      [members],
    );
  };
  await sample(7);
  world.passTime({ hours: 24 });
  expect((await read<Dashboard>('/dashboard')).online).toEqual({ now: null, before: 7, weekBefore: null });
  await sample(9);
  expect((await read<Dashboard>('/dashboard')).online).toEqual({ now: 9, before: 7, weekBefore: null });
});

test('days that cannot be shown are refused by their field', async () => {
  const refused = async (query: string) => (await world.console.send('GET', `/dashboard?${query}`)).code;
  const tomorrow = Temporal.PlainDate.from(world.today()).add({ days: 1 });
  expect(await refused(`to=${tomorrow}`)).toBe('VALIDATION');
  expect(await refused('from=2020-01-01')).toBeUndefined();
  expect(await refused(`from=2020-01-01&to=${world.today()}`)).toBe('VALIDATION');
  expect(await refused('from=today')).toBe('VALIDATION');
});
