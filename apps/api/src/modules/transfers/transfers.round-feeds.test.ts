import { parseAmount as amount } from '@champa/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createFigures, type Figures } from '../figures/index.ts';
import { sealJournal } from '../ledger/index.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import { createWorld, totalOf, VENDOR, type World } from './testing/world.ts';

let world: World;
let figures: Figures;

beforeAll(async () => {
  world = await createWorld();
  figures = createFigures(
    { pool: world.pool, log: createLog('silent', 'test') },
    { timeZone: async () => 'Asia/Vientiane' },
  );
});

afterEach(async () => {
  world.line.stateOf = () => 'pass';
  await sealJournal(world.pool, { now: () => Temporal.Now.instant().add(world.passed()) });
  await figures.countAll();
  expect(await figures.verify()).toMatchObject({ ok: true });
  expect(await world.broken()).toEqual([]);
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

afterAll(() => world.close());

const START = amount('1000000');
const EVER = { from: '2000-01-01', to: '2100-01-01' };
const pull = () => world.vendors.roundFeeds.pull(VENDOR);

/** A member with half of their million at the vendor. */
async function someone(): Promise<string> {
  const member = await world.addMember('1000000');
  await world.move(member, 'in', '500000');
  return member;
}

async function played(memberId: string) {
  const accounts = await world.pool.query<{ account: bigint }>(
    'SELECT account FROM ledger.cash_accounts(ARRAY[$1::bigint])',
    [memberId],
  );
  const days = await figures.playByDay(world.pool, { memberId, account: accounts.rows[0]!.account }, EVER);
  return days.reduce(
    (sum, { rounds, stake, win }) => ({ rounds: sum.rounds + Number(rounds), net: sum.net + win - stake }),
    { rounds: 0, net: 0n },
  );
}

async function recorded(memberId: string) {
  const span = { from: Temporal.Instant.from('2000-01-01T00:00Z'), to: Temporal.Instant.from('2100-01-01T00:00Z') };
  const wish = { memberId, spans: [span], games: null, state: null, after: null, limit: 100 };
  return world.vendors.rounds.after(world.pool, wish);
}

async function differences(): Promise<object[]> {
  const found: object[] = [];
  for await (const each of world.transfers.admin.differences(VENDOR)) found.push(each);
  return found;
}

/** Makes the result of play nonzero, whatever was won: a win that no slot pays. */
async function winOddly(member: string): Promise<void> {
  const [first] = await world.studio.settledRounds(member);
  expect(await world.studio.amend(first!.round, 'win', '123.45')).toBe('amended');
}

test('rounds played there are in the record, and rounds and moves give the same result as the ledger, in both directions', async () => {
  const member = await someone();
  await world.play(member, 9);
  expect(await pull()).toMatchObject({ begun: 9 });
  expect(await pull()).toMatchObject({ begun: 0 });
  const net = await world.studio.playedBy(member);
  expect(await played(member)).toEqual({ rounds: 9, net });
  const settled = await world.studio.settledRounds(member);
  const list = await recorded(member);
  expect(list.map(({ ref, stake, win, state }) => ({ ref, stake, win, state })).toSorted(byRef)).toEqual(
    settled.map(({ round: ref, stake, win }) => ({ ref, stake, win, state: 'closed' })).toSorted(byRef),
  );
  // Rounds of the feed move no money: the books change with the next move.
  expect(totalOf(await world.books(member))).toBe(START);
  expect(await differences()).toEqual([]);
  await world.recall(member);
  expect(totalOf(await world.books(member))).toBe(START + net);
  await pull();
  expect(await played(member)).toEqual({ rounds: 9, net });
  expect(await differences()).toEqual([]);
});

test('a move after play has the rounds pulled soon', async () => {
  const member = await someone();
  await world.play(member, 2);
  await winOddly(member);
  await world.move(member, 'out', '1000');
  const { rows } = await world.owner(
    `SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE 'vendors_pull_rounds_of:${VENDOR}:%'`,
  );
  expect(rows).toContainEqual({ payload: { vendor: VENDOR } });
  await world.vendors.jobs!.find(({ name }) => name === 'vendors_pull_rounds_of')!.run({ vendor: VENDOR });
  expect((await played(member)).rounds).toBe(2);
});

test('a round that the vendor corrects or voids is corrected here, in the record and, with the next move, in the books', async () => {
  const member = await someone();
  await world.play(member, 3);
  await pull();
  const [first, second] = await world.studio.settledRounds(member);
  expect(await world.studio.amend(first!.round, 'win', '12345.67')).toBe('amended');
  expect(await world.studio.amend(second!.round, 'void')).toBe('amended');
  expect(await world.studio.amend(second!.round, 'void')).toBe('unchanged');
  expect(await world.studio.amend('nothing', 'void')).toBe('no_round');
  expect(await pull()).toMatchObject({ changed: 2, begun: 0 });
  const list = await recorded(member);
  expect(list.find(({ ref }) => ref === first!.round)).toMatchObject({ win: amount('12345.67'), state: 'closed' });
  expect(list.find(({ ref }) => ref === second!.round)).toMatchObject({ stake: 0n, win: 0n, state: 'rolled_back' });
  const net = (await world.studio.settledRounds(member))
    .filter(({ state }) => state === 'settled')
    .reduce((sum, { stake, win }) => sum + win - stake, 0n);
  expect((await played(member)).net).toBe(net);
  await world.recall(member);
  expect(totalOf(await world.books(member))).toBe(START + net);
  expect(await differences()).toEqual([]);
});

test('an unreachable vendor, lost answers or a killed vendor leave no round out', async () => {
  const member = await someone();
  await world.play(member, 4);
  for (const state of ['cut', 'lose-answers', 'broken', 'nonsense'] as const) {
    world.line.stateOf = () => state;
    await expect(pull()).rejects.toThrow();
  }
  world.line.stateOf = () => 'pass';
  await world.studio.kill();
  await expect(pull()).rejects.toThrow();
  await world.studio.start();
  await pull();
  expect(await played(member)).toEqual({ rounds: 4, net: await world.studio.playedBy(member) });
});

test('such a round can be replayed by its vendor, as any other', async () => {
  const member = await someone();
  await world.play(member, 1);
  await pull();
  const [round] = await recorded(member);
  const shown = await world.vendors.rounds.show(member, round!);
  expect(shown).toMatchObject({ kind: 'shown', url: expect.stringContaining('/recall/') });
});

test('differences between rounds and moves are found', async () => {
  const member = await someone();
  await world.play(member, 1);
  await winOddly(member);
  // Not pulled: the vendor has it in its balance, and nobody here knows of a round.
  expect(await differences()).toEqual([
    expect.objectContaining({ memberId: member, kind: 'different', rounds: '0.00', booked: '0.00' }),
  ]);
  world.line.stateOf = () => 'cut';
  expect(await differences()).toContainEqual({ memberId: member, kind: 'unknown' });
  world.line.stateOf = () => 'pass';
  await pull();
  expect(await differences()).toEqual([]);
});

function byRef(a: { ref: string }, b: { ref: string }): number {
  return a.ref < b.ref ? -1 : 1;
}
