import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { recordByHand } from '../../testing/by-test.ts';
import { depositsByReference, movedDeposits } from '../deposits/index.ts';
import { createWorld, type World } from '../deposits/testing/world.ts';
import { DEMO_PROVIDER } from '../payments/index.ts';
import { buriedPlays, playedByKey, playedMoves, playedSums } from '../vendors/index.ts';
import { movedPayouts, payoutsByReference } from '../withdrawals/index.ts';
import { createReconciliation, openDifferences, type Reconciliation } from './index.ts';

let world: World;
let reconciliation: Reconciliation;
let backoffice: TestBackoffice;
let member: string;

beforeAll(async () => {
  world = await createWorld();
  const { pool, payments } = world;
  reconciliation = createReconciliation(
    { pool, clock: { now: world.now } },
    {
      providers: payments.providers,
      books: {
        moved: async (db, ...of) => [...(await movedDeposits(db, ...of)), ...(await movedPayouts(db, ...of))],
        byReference: async (db, ...of) => [
          ...(await depositsByReference(db, ...of)),
          ...(await payoutsByReference(db, ...of)),
        ],
      },
      reports: { reporting: async () => [], find: async () => null },
      playBooks: { sums: playedSums, moves: playedMoves, byKey: playedByKey, buried: buriedPlays },
      seamlessVendors: async () => [],
      gameName: async (_vassalage, gameCode) => gameCode,
      defaultLanguage: async () => 'en',
      timeZone: async () => 'UTC',
      record: recordByHand,
      usernames: async (_db, ids) => new Map(ids.map((id) => [id, `member${id}`])),
    },
  );
  backoffice = openBackoffice((app) => void reconciliation.adminRoutes?.(app));
  member = await world.addMember();
});
afterAll(async () => {
  await backoffice.close();
  await world.close();
});

// Each test has a day of its own, and begins at noon.
beforeEach(() => {
  const noon = world.now().toZonedDateTimeISO('UTC').add({ days: 1 }).with({ hour: 12, minute: 0, second: 0 });
  world.passTime(world.now().until(noon.toInstant()));
});

const today = () => world.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
const compare = (day = today()) => reconciliation.service.compareDay({ party: 'provider', code: DEMO_PROVIDER }, day);
const job = (name: string) => reconciliation.jobs!.find((each) => each.name === name)!;

type Row = { id: string; day: string; state: string; open: number; explained: number };
type Found = {
  id: string;
  kind: string;
  state: string;
  own: string | null;
  theirs: string | null;
  caseId: string | null;
};

async function rowOf(day = today()): Promise<Row> {
  const { value } = (await backoffice.send('GET', '/reconciliation')) as { value: { list: Row[] } };
  return value.list.find((row) => row.day === day)!;
}
const open = async (day = today()) => (await backoffice.send('GET', `/reconciliation/${(await rowOf(day)).id}`)).value;
async function differences(day = today()): Promise<Found[]> {
  const { id } = await rowOf(day);
  return ((await backoffice.send('GET', `/reconciliation/${id}/differences`)) as { value: { list: Found[] } }).value
    .list;
}
const decide = (id: string, state: 'open' | 'explained') =>
  backoffice.send('PUT', `/reconciliation/differences/${id}`, { body: { state, reason: 'the bank’s letter' } });

/** A deposit that is paid at the provider, which cannot tell us. */
async function paidUntold(): Promise<string> {
  const { id, paymentUrl } = await world.pending(member);
  await world.sandbox.press(paymentUrl, 'pay', 'lost');
  return id;
}

async function credited(): Promise<string> {
  const id = await paidUntold();
  await world.resolve(member, id);
  expect(await world.status(member, id)).toMatchObject({ state: 'credited' });
  return id;
}

test('a day on which both say the same matches, with its sums', async () => {
  await credited();
  await credited();
  expect(await compare()).toBe(null);
  expect(await open()).toMatchObject({
    state: 'matches',
    open: 0,
    fault: null,
    totals: [{ kind: 'deposit', ownCount: 2, own: '500000.00', theirsCount: 2, theirs: '500000.00' }],
  });
  expect(await differences()).toEqual([]);
});

test('what was paid there and not credited here is a difference until it is credited', async () => {
  const id = await paidUntold();
  await compare();
  expect(await rowOf()).toMatchObject({ state: 'differs', open: 1 });
  expect(await differences()).toMatchObject([{ kind: 'deposit', own: null, theirs: '250000.00', caseId: id }]);
  expect(await openDifferences(world.pool)).toEqual([{ party: 'provider', code: DEMO_PROVIDER, open: 1 }]);
  await world.resolve(member, id);
  await compare();
  expect(await rowOf()).toMatchObject({ state: 'matches' });
  expect(await differences()).toMatchObject([{ state: 'gone' }]);
  expect(await decide((await differences())[0]!.id, 'explained')).toMatchObject({ code: 'NOT_POSSIBLE' });
});

test('what was credited here and not paid there, another amount, and a payout that nobody here asked for are differences', async () => {
  const [lost, changed] = [await credited(), await credited()];
  await world.ownerQuery(`UPDATE deposits.deposit SET merchant_ref = '${randomUUID()}' WHERE id = ${lost}`);
  await world.ownerQuery(`UPDATE deposits.deposit SET received = received + 100000 WHERE id = ${changed}`);
  const payouts = await world.payments.providers.calls(world.pool, DEMO_PROVIDER, 'payouts');
  const payout = { kind: 'BANK', institution: 'BCEL', holderName: 'Keo Sengdara', description: 'a payout' } as const;
  await payouts.send({
    ...payout,
    merchantRef: randomUUID(),
    amount: parseAmount('9000'),
    currency: 'LAK',
    number: '0101200011111234',
    callbackUrl: 'http://127.0.0.1:9/',
  });
  world.passTime({ seconds: 10 });
  await expect.poll(() => compare().then(() => differences())).toHaveLength(4);
  const found = (await differences()).map(({ kind, own, theirs, caseId }) => ({ kind, own, theirs, caseId }));
  expect(new Set(found)).toEqual(
    new Set([
      { kind: 'deposit', own: '250000.00', theirs: null, caseId: lost },
      { kind: 'deposit', own: null, theirs: '250000.00', caseId: null },
      { kind: 'deposit', own: '250001.00', theirs: '250000.00', caseId: changed },
      { kind: 'payout', own: null, theirs: '9000.00', caseId: null },
    ]),
  );
});

test('an explanation stays while both say the same, and is kept; a change opens the difference again', async () => {
  const id = await credited();
  await world.ownerQuery(`UPDATE deposits.deposit SET received = received + 100000 WHERE id = ${id}`);
  await compare();
  const [difference] = (await differences()) as [Found];
  expect((await decide(difference.id, 'explained')).value).toMatchObject({
    state: 'explained',
    note: 'the bank’s letter',
    decidedBy: 'staff:noy',
  });
  expect((await decide(difference.id, 'explained')).code).toBe('NOT_POSSIBLE');
  await compare();
  expect(await rowOf()).toMatchObject({ state: 'matches', open: 0, explained: 1 });
  await world.ownerQuery(`UPDATE deposits.deposit SET received = received + 100000 WHERE id = ${id}`);
  await compare();
  expect(await rowOf()).toMatchObject({ state: 'differs', open: 1, explained: 0 });
});

test('a payment about midnight that was credited a day later is no difference on either day', async () => {
  const evening = today();
  world.passTime({ hours: 11, minutes: 50 });
  const id = await paidUntold();
  world.passTime({ hours: 2 });
  await world.resolve(member, id);
  expect(today()).not.toBe(evening);
  await compare(evening);
  await compare();
  expect([await rowOf(evening), await rowOf()]).toMatchObject([{ state: 'matches' }, { state: 'matches' }]);
  expect(await open(evening)).toMatchObject({ totals: [{ ownCount: 0, theirsCount: 1 }] });
});

test('a provider that does not answer has failed, is asked again each hour, and by an employee', async () => {
  const yesterday = today();
  world.passTime({ hours: 14 });
  world.line.state = 'cut';
  expect(await compare(yesterday)).toContain('no answer');
  expect(await open(yesterday)).toMatchObject({ state: 'failed', fault: expect.stringContaining('no answer') });
  world.line.state = 'pass';
  await job('reconciliation_due').run({});
  const key = `reconciliation_compare:provider:${DEMO_PROVIDER}:${yesterday}`;
  const { rows } = await world.pool.query('SELECT platform.has_job($1) AS waits', [key]);
  expect(rows).toEqual([{ waits: true }]);
  const { id } = await rowOf(yesterday);
  const body = { reason: 'the line is back' };
  expect((await backoffice.send('POST', `/reconciliation/${id}/compare`, { body })).value).toMatchObject({
    state: 'comparing',
  });
  await job('reconciliation_compare').run({ party: 'provider', code: DEMO_PROVIDER, day: yesterday });
  expect(await rowOf(yesterday)).toMatchObject({ state: 'matches' });
});

test('days are listed page by page, and what is not there is not found', async () => {
  const days: string[] = [];
  let after = '';
  do {
    const { value } = (await backoffice.send('GET', `/reconciliation?pageSize=2${after}`)) as {
      value: { list: Row[]; next: string | null };
    };
    days.push(...value.list.map(({ day }) => day));
    after = value.next === null ? '' : `&after=${value.next}`;
  } while (after !== '');
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(days).size).toBe(days.length);
  expect((await backoffice.send('GET', '/reconciliation?after=tomorrow')).code).toBe('VALIDATION');
  expect((await backoffice.send('GET', '/reconciliation/987654321')).code).toBe('NOT_FOUND');
  expect((await decide('987654321', 'open')).code).toBe('NOT_FOUND');
});
