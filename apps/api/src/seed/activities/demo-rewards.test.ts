import { randomUUID } from 'node:crypto';
import { vilay } from '../../testing/by-test.ts';
import { formatDecimal, parseAmount } from '@champa/money';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewFact, Play } from '../../modules/facts/index.ts';
import type { Composed } from '../../modules.ts';
import type { Deps } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import { seedDemoSite } from '../site.ts';
import { addMember, seedBeforeActivities } from '../testing/activities.ts';
import { createBrand, type TestBrand } from '../testing/brand.ts';
import { seedDemoActivities } from './seed-activities.ts';

// Each kind of promotion of the demo, from the event to the member's wallet.

let brand: TestBrand;
let composed: Composed;
/** A Thursday, noon in Vientiane. */
const BEGIN = Temporal.ZonedDateTime.from('2027-05-20T12:00[Asia/Vientiane]');
let now = BEGIN;
let names = 0;

beforeAll(async () => {
  brand = await createBrand();
  const deps: Deps = { ...brand.deps, clock: { now: () => now.toInstant() } };
  composed = brand.compose(deps);
  await seedDemoSite(deps, composed, {});
  await seedBeforeActivities(brand, composed, deps);
  await composed.vip.seedDemo();
  await seedDemoActivities(composed, deps);
  await composed.facts.catchUp();
});

afterAll(() => brand.close());

const newMember = (): Promise<string> => addMember(brand, composed, `member${++names}`);
const idOf = async (key: string): Promise<string> => (await composed.promotions.activityOf(key))!;
const stateOf = async (member: string, key: string): Promise<string> =>
  (await composed.promotions.service.view(member, await idOf(key), 'en')).state;
const setLevel = (member: string, level: number): Promise<void> =>
  composed.vip.admin.set(vilay, { memberId: member, level, until: null });
const cashOf = async (member: string): Promise<number> =>
  Number(formatDecimal((await composed.ledger.moneyOf([member])).get(member)!.cash));
const rows = async <Row extends pg.QueryResultRow>(text: string, member: string): Promise<Row[]> =>
  (await brand.pool.query<Row>(text, [member])).rows;
/** The tickets a member has, by game. */
async function ticketsOf(member: string): Promise<Record<string, number>> {
  const held = await rows<{ game: string; tickets: number }>(
    'SELECT game, sum(change)::integer AS tickets FROM prizes.ticket WHERE member_id = $1 GROUP BY game',
    member,
  );
  return Object.fromEntries(held.map(({ game, tickets }) => [game, tickets]));
}

type Told = NewFact extends infer Fact ? (Fact extends NewFact ? Pick<Fact, 'kind' | 'data'> : never) : never;

async function tell(memberId: string, told: readonly Told[], at = now): Promise<void> {
  const facts = told.map((fact) => ({ ...fact, memberId, at: at.toInstant(), cause: randomUUID() }) as NewFact);
  await inTransaction(brand.pool, (tx) => composed.facts.noteAll(tx, facts));
  await composed.facts.catchUp();
}

function deposit(ordinal: number, amount: string): Told {
  const data = { depositId: randomUUID(), amount: parseAmount(amount), currency: 'LAK', ordinal };
  return { kind: 'deposit_credited', data };
}

function played(area: Play['area'], stake: string, win: string, rounds = 1, at = now): Told {
  const amounts = { stake: parseAmount(stake), win: parseAmount(win), validBet: parseAmount(stake) };
  const plays = [{ vassalage: 'NAGASPIN', gameCode: 'demo', area, rounds, ...amounts }];
  return { kind: 'played', data: { day: at.toPlainDate().toString(), currency: 'LAK', plays } };
}

/** The result of claiming everything that waits in a promotion, in words. */
async function claim(member: string, key: string): Promise<string[]> {
  const { given } = await composed.promotions.service.claim(member, await idOf(key), randomUUID(), 'en');
  return given
    .map((one) => {
      if (one.kind === 'points') return `${one.points} points`;
      if (one.kind === 'tickets') return `${one.tickets} of ${one.game}`;
      if (one.kind === 'free_rounds') return `${one.rounds} rounds of ${one.gameCode}`;
      return `${one.kind} ${formatDecimal(one.amount)}`;
    })
    .toSorted();
}

async function claimEach(member: string, keys: readonly string[]): Promise<Record<string, string[]>> {
  const claims: Record<string, string[]> = {};
  for (const key of keys) claims[key] = await claim(member, key);
  return claims;
}

test('deposits: the first, the day’s next, a Wednesday’s, raffle tickets, a task and a red envelope', async () => {
  const member = await newMember();
  await tell(member, [deposit(1, '100000'), deposit(2, '150000')]);
  await tell(member, [deposit(3, '60000')], now.subtract({ days: 1 }));
  expect(
    await claimEach(member, ['first-deposit', 'daily-reload', 'wednesday-reload', 'raffle', 'daily-tasks']),
  ).toEqual({
    'first-deposit': ['bonus 100000.00'],
    'daily-reload': ['bonus 30000.00'],
    'wednesday-reload': ['bonus 18000.00'],
    raffle: ['1 of weekly-raffle', '2 of weekly-raffle'],
    // Of this day, and of that Wednesday.
    'daily-tasks': ['1 of fortune-wheel', '1 of fortune-wheel'],
  });
  expect(await stateOf(member, 'red-envelopes')).toBe('issued');
  expect(await rows('SELECT state FROM prizes.envelope WHERE member_id = $1', member)).toEqual([
    { state: 'waiting' },
    { state: 'waiting' },
  ]);
  const raffle = 'SELECT sum(last - first + 1)::integer AS tickets FROM prizes.entry WHERE member_id = $1';
  expect(await rows(raffle, member)).toEqual([{ tickets: 3 }]);
  expect(await ticketsOf(member)).toEqual({ 'fortune-wheel': 2 });
  const bonuses = await composed.bonuses.service.list(member, 'lo');
  expect(bonuses.map(({ amount }) => amount).toSorted()).toEqual(['100000.00', '18000.00', '30000.00']);
  expect(await cashOf(member)).toBe(0);
});

test('play of the day: rescue, hammers, tasks, a marathon that was joined, and a weekend’s spins', async () => {
  const member = await newMember();
  const saturday = now.subtract({ days: 5 });
  await composed.promotions.service.join(member, await idOf('slot-marathon'), 'en');
  await tell(member, [played('RNG', '600000', '400000', 220), played('LIVE', '200000', '200000', 1, saturday)]);
  expect(await claimEach(member, ['rescue', 'slot-marathon', 'golden-eggs', 'daily-tasks', 'lucky-wheel'])).toEqual({
    // The rescue of a loss with an empty wallet: before anything else is paid.
    rescue: ['cash 10000.00'],
    'slot-marathon': ['cash 10000.00'],
    'golden-eggs': ['2 of golden-egg'],
    'daily-tasks': ['100 points', '20 points', 'cash 5000.00'],
    'lucky-wheel': ['1 of fortune-wheel'],
  });
  expect(await cashOf(member)).toBe(25_000);
  expect(await ticketsOf(member)).toEqual({ 'golden-egg': 2, 'fortune-wheel': 1 });
  const gifts =
    "SELECT points::integer AS points FROM points.movement WHERE member_id = $1 AND kind = 'gift' ORDER BY 1";
  expect(await rows(gifts, member)).toEqual([{ points: 20 }, { points: 100 }]);
});

describe('personal events', () => {
  test('a birthday by rank, the app, and Zalo or Line give cash', async () => {
    const member = await newMember();
    await setLevel(member, 1);
    await inTransaction(brand.pool, (tx) =>
      tx.query(`UPDATE member.member SET registered_at = $2 WHERE id = $1`, [
        member,
        now.subtract({ days: 100 }).toInstant().toString(),
      ]),
    );
    await tell(member, [
      { kind: 'birthday', data: { year: 2027 } },
      { kind: 'messenger_linked', data: { provider: 'line' } },
      { kind: 'signed_in', data: { ip: '198.51.100.7', device: 'a-phone', via: 'app' } },
    ]);
    expect(await claimEach(member, ['birthday', 'app-install'])).toEqual({
      birthday: ['cash 50000.00'],
      'app-install': ['cash 10000.00'],
    });
    const before = await cashOf(member);
    await claim(member, 'bind-messenger');
    const drawn = (await cashOf(member)) - before;
    expect([drawn >= 5000, drawn <= 131_000, drawn % 1000]).toEqual([true, true, 0]);
  });

  test('a referred friend gives to both', async () => {
    const [member, friend] = [await newMember(), await newMember()];
    await brand.pool.query('INSERT INTO referral.referred (member_id, referrer_id, at) VALUES ($1, $2, $3)', [
      friend,
      member,
      now.toInstant().toString(),
    ]);
    await tell(friend, [
      { kind: 'registered', data: { referrerId: member } },
      deposit(1, '100000'),
      played('RNG', '500000', '500000'),
    ]);
    expect(await claim(member, 'friends')).toEqual(['cash 50000.00']);
    expect(await claim(friend, 'invited')).toEqual(['cash 50000.00']);
    expect([await cashOf(member), await cashOf(friend)]).toEqual([50_000, 50_000]);
  });
});

test('rewards with review: of the Naga table, of a win that was shown, of a story', async () => {
  const member = await newMember();
  await setLevel(member, 6);
  await tell(member, [deposit(1, '5000000')]);
  const { applications, admin } = composed.promotions;
  for (const key of ['share-your-win', 'long-friend']) {
    const wish = { comment: 'Naga, 120 times', pictures: [], idempotencyKey: randomUUID() };
    const { application } = await applications.apply(member, await idOf(key), wish, 'en');
    expect(await stateOf(member, key)).toBe('applying');
    await applications.decide({ reason: 'test', actor: 'staff:vilay' }, application!.id, 'approved');
  }
  expect(await stateOf(member, 'naga-table')).toBe('applying');
  const [award] = await admin.reviews('naga-table', 10);
  await admin.review({ actor: 'staff:vilay', reason: 'test' }, String(award!.id), 'approved');
  expect(await claimEach(member, ['naga-table', 'share-your-win', 'long-friend'])).toEqual({
    'naga-table': ['cash 50000.00'],
    'share-your-win': ['cash 20000.00'],
    'long-friend': ['500 points'],
  });
  expect(await cashOf(member)).toBe(70_000);
});

// Last: its days pass.
test('ends of days, weeks and months: cashback, rebate and VIP bonuses', async () => {
  const member = await newMember();
  await setLevel(member, 2);
  await tell(member, [
    played('RNG', '300000', '100000'),
    played('LIVE', '90000', '90000'),
    played('RNG', '600000', '600000'),
  ]);
  expect(await claim(member, 'vip-upgrade')).toEqual(['cash 15000.00', 'cash 5000.00']);
  now = BEGIN.add({ days: 5 });
  await composed.promotions.closeDue();
  expect(await stateOf(member, 'live-cashback')).toBe('issued');
  expect(await claimEach(member, ['weekly-cashback', 'vip-weekly'])).toEqual({
    'weekly-cashback': ['cash 16000.00'],
    'vip-weekly': ['cash 5000.00'],
  });
  expect(await cashOf(member)).toBe(20_000 + 720 + 16_000 + 5000);
  now = BEGIN.add({ days: 13 });
  await composed.promotions.closeDue();
  expect(await stateOf(member, 'vip-monthly')).toBe('issued');
  expect(await cashOf(member)).toBe(20_000 + 720 + 16_000 + 5000 + 10_000);
});
