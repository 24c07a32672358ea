import { randomUUID } from 'node:crypto';
import { verify } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { createDatabase, examples, type TestDatabase } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawPot, verifyRun, winsPot } from '../engines/pot/index.ts';
import { toDecimal, add, fraction } from '../engines/fraction.ts';
import { playSlot, SLOT_MACHINES } from '../engines/slot/index.ts';
import { migrate } from '../migrate.ts';
import {
  type ArcadeOutcome,
  Game,
  PlayAnswer,
  type PotDraw,
  type PotPassed,
  type SlotOutcome,
  type SlotRules,
} from '../protocol.ts';
import { deliverDue } from '../rounds/deliver.ts';
import { recover } from '../rounds/recover.ts';
import { type Fault, type Operator, startOperator } from '../testing/operator.ts';
import { type Client, startStudio, type TestStudio } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';
import { readExact } from '../wire/exact-json.ts';

const START = 1_000n * LEAST;
const SEED = parseAmount('20');
const SHARE = LEAST / 100n;
const POT = 'NAGASPIN-test';
const LIMIT_POT = 'NAGASPIN-limit';
const LIMIT = parseAmount('100');

let database: TestDatabase;
let operator: Operator;
let host: TestStudio;

beforeAll(async () => {
  operator = await startOperator();
});

afterAll(() => operator.close());

beforeEach(async () => {
  database = await createDatabase('empty');
  await migrate(database.url);
  operator.calls.length = 0;
  operator.faults = { bet: [], win: [], rollback: [], balance: [] };
  host = await startStudio(database.url, operator);
});

afterEach(async () => {
  await host.close();
  await database.drop();
});

type Seated = Client & { user: string; gameCode: string };

async function sitDown(changes: Record<string, unknown> = {}, gameCode = 'pot'): Promise<Seated> {
  const user = randomUUID();
  operator.balances.set(user, START);
  return { ...(await host.launch(gameCode, { user, ...changes })), user, gameCode };
}

async function spin(client: Client, requestId: string = randomUUID()) {
  host.pass(2_500);
  const { body } = await client.post('/play', { requestId, stake: formatDecimal(LEAST) });
  return PlayAnswer.parse(body);
}

type Chance<Outcome> = Outcome & { pot: PotDraw };
type Passed = SlotOutcome & { pot: PotPassed };

type PotRow = { amount: bigint; seeded: bigint; contributed: bigint; paid: bigint };

async function pots(): Promise<PotRow[]> {
  return (await host.studio.pool.query<PotRow>('SELECT amount, seeded, contributed, paid FROM studio.pot')).rows;
}

async function fed(): Promise<bigint> {
  const { rows } = await host.studio.pool.query<{ fed: bigint }>(
    'SELECT coalesce(sum(contributed), 0)::bigint AS fed FROM studio.pot',
  );
  return rows[0]!.fed;
}

async function jackpots(currency = 'LAK'): Promise<Record<string, unknown>[]> {
  const answer = await host.launchRaw('/jackpots', JSON.stringify({ currency }));
  expect(answer.statusCode).toBe(200);
  return readExact(answer.body) as Record<string, unknown>[];
}

test('a hold-and-win title feeds and wins the same pot as a slot of lines', async () => {
  const user = randomUUID();
  operator.balances.set(user, START);
  const client = await host.launch('hold-pot', { user });
  let [held, wins] = [SEED, 0];
  while (wins === 0) {
    host.pass(2_500);
    const play = { requestId: randomUUID(), stake: formatDecimal(LEAST), bet: {} };
    const { round } = PlayAnswer.parse((await client.post('/play', play)).body);
    const { pot, win } = round.outcome as Chance<ArcadeOutcome>;
    held += SHARE;
    const hasWon = winsPot(pot);
    expect(pot).toMatchObject({ code: POT, below: 10, of: 40, win: formatDecimal(hasWon ? held : 0n) });
    expect(parseAmount(round.win)).toBe(parseAmount(win) + (hasWon ? held : 0n));
    if (hasWon) wins += 1;
  }
  expect(await pots()).toMatchObject([{ amount: SEED, seeded: 2n * SEED, paid: held }]);
  const { rules } = Game.parse((await client.get('/game')).body);
  expect(rules).toMatchObject({ rtp: '0.97325', pot: { code: POT, amount: formatDecimal(SEED) } });
});

test('a stake adds its share, and the random number decides whether the round wins the whole pot', async () => {
  const client = await sitDown();
  let held = SEED;
  const turns = examples(25, 60);
  for (let turn = 0; turn < turns; turn += 1) {
    const { round } = await spin(client);
    const { pot, win } = round.outcome as Chance<SlotOutcome>;
    held += SHARE;
    const hasWon = winsPot(pot);
    expect(pot).toMatchObject({ code: POT, below: 10, of: 40, win: formatDecimal(hasWon ? held : 0n) });
    expect(parseAmount(round.win)).toBe(parseAmount(win) + (hasWon ? held : 0n));
    if (hasWon) held = SEED;
    expect(await jackpots()).toMatchObject([
      { jackpot_code: POT, currency: 'LAK', amount: held, must_hit_by: null, game_code: 'pot' },
      { jackpot_code: LIMIT_POT, amount: SEED, must_hit_by: LIMIT, game_code: 'limit-pot' },
    ]);
  }
  const [pot] = await pots();
  expect(pot!.paid).toBeGreaterThan(0n);
  const { recent } = Game.parse((await client.get('/game')).body);
  expect(recent.every(({ state }) => state === 'settled')).toBe(true);
  const paid = operator.calls.filter(({ route }) => route === 'win').map(({ body }) => body['amount'] as bigint);
  expect(operator.balances.get(client.user)).toBe(paid.reduce((sum, win) => sum + win, START - BigInt(turns) * LEAST));
});

test('a round’s number can be recomputed from its revealed seed, after the reels', async () => {
  const client = await sitDown();
  const answers = [await spin(client), await spin(client), await spin(client)];
  const { body } = await client.post('/fairness/rotate', { clientSeed: 'mine' });
  const { machine } = SLOT_MACHINES['slot-25-free'];
  for (const { round } of answers) {
    const { serverSeedHash, clientSeed, nonce } = round.fairness;
    const revealed = { serverSeedHash, clientSeed, nonce, serverSeed: body.revealed.serverSeed as string };
    const { committed, outcome } = verify(revealed, (numbers) => {
      playSlot(machine, numbers, LEAST);
      return drawPot({ span: parseAmount('4000') }, numbers, LEAST);
    });
    expect(committed).toBe(true);
    expect((round.outcome as SlotOutcome).pot).toMatchObject(outcome);
    expect(parseAmount((round.outcome as SlotOutcome).pot!.win) > 0n).toBe(winsPot(outcome));
  }
});

test('demo play neither contributes to a pot nor can win it, and shows a return without it', async () => {
  const demo = await host.launch('pot', { currency: 'XXX' });
  for (let turn = 0; turn < 10; turn += 1) {
    const { round } = await spin(demo);
    expect(round.outcome).not.toHaveProperty('pot');
  }
  expect(await pots()).toEqual([]);
  const game = Game.parse((await demo.get('/game')).body);
  expect(game.rules).toMatchObject({ pot: null, rtp: SLOT_MACHINES['slot-25-free'].figures.rtp });
});

test('the rules show share, seed, span and amount of the pot, and the return with it', async () => {
  const client = await sitDown({ lang: 'zh' });
  await spin(client);
  const { rules } = Game.parse((await client.get('/game')).body);
  const [pot] = await pots();
  const reels = SLOT_MACHINES['slot-25-free'].figures.rtp.replace('.', '');
  expect(rules).toMatchObject({
    rtp: toDecimal(add(fraction(BigInt(reels), 100_000n), add(fraction(1, 100), fraction(20, 4000))), 5),
    pot: {
      code: POT,
      name: '奖池',
      amount: formatDecimal(pot!.amount),
      seed: '20.00',
      span: '4000.00',
      share: '0.01000',
    },
  });
});

test('a request repeated many times, and a win delivered again, contribute and pay once', async () => {
  const client = await sitDown();
  const requestId = randomUUID();
  operator.faults.win.push('unanswered', 'RS_ERROR_UNKNOWN', 'lost');
  host.pass(2_500);
  const body = { requestId, stake: formatDecimal(LEAST) };
  await Promise.all(Array.from({ length: 6 }, () => client.post('/play', body)));
  for (let turn = 0; turn < 6; turn += 1) {
    host.pass(301_000);
    await deliverDue(host.studio);
  }
  expect(await fed()).toBe(SHARE);
  const { round } = await spin(client, requestId);
  expect(round.state).toBe('settled');
  expect(operator.balances.get(client.user)).toBe(START - LEAST + parseAmount(round.win));
  expect(await fed()).toBe(SHARE);
});

test('a refused or returned stake contributes nothing', async () => {
  const client = await sitDown();
  operator.faults.bet.push('RS_ERROR_LIMIT_REACHED', 'unanswered');
  for (let turn = 0; turn < 2; turn += 1) {
    host.pass(2_500);
    await client.post('/play', { requestId: randomUUID(), stake: formatDecimal(LEAST) });
  }
  expect(await fed()).toBe(0n);
});

test('pots of one code in two currencies are two pots', async () => {
  await spin(await sitDown());
  await spin(await sitDown({ currency: 'THB' }));
  expect(await pots()).toHaveLength(2);
  expect(await jackpots('USD')).toMatchObject([{ jackpot_code: POT, currency: 'USD', amount: SEED }, {}]);
});

test('a must-hit-by pot is won by the stakes whose shares bring it to amounts that were bound by hashes before', async () => {
  const seats = await Promise.all(Array.from({ length: 6 }, () => sitDown({}, 'limit-pot')));
  const bound = new Map<number, string>();
  const won: PotPassed['won'] = [];
  for (let turn = 0; turn < examples(12, 60); turn += 1) {
    const { rules } = Game.parse((await seats[0]!.get('/game')).body);
    const { run, lastRun, amount } = (rules as { pot: NonNullable<SlotRules['pot']> }).pot;
    bound.set(run!.number, run!.serverSeedHash);
    expect(lastRun).toEqual(won.find(({ number }) => number === run!.number - 1) ?? null);
    expect(parseAmount(amount)).toBeLessThan(parseAmount(run!.ends));
    host.pass(2_500);
    // At once: each adds 20, so that some turns pass a point, and some two.
    const stake = formatDecimal(2n * LEAST);
    const body = () => ({ requestId: randomUUID(), stake });
    const answers = await Promise.all(seats.map((seat) => seat.post('/play', body())));
    for (const { round } of answers.map((answer) => PlayAnswer.parse(answer.body))) {
      const { pot, win } = round.outcome as Passed;
      const points = pot.won.map(({ point }) => parseAmount(point));
      expect(parseAmount(pot.win)).toBe(points.reduce((sum, point) => sum + point, 0n));
      expect(parseAmount(round.win)).toBe(parseAmount(win) + parseAmount(pot.win));
      won.push(...pot.won);
    }
    won.sort((a, b) => a.number - b.number);
  }
  // Each run once, in its turn, and none left out.
  expect(won.map(({ number }) => number)).toEqual(won.map((_, index) => index + 1));
  for (const { point, ...run } of won) {
    expect(verifyRun(LIMIT_POT, run)).toEqual({ isCommitted: true, point: parseAmount(point) });
    expect(run.serverSeedHash).toBe(bound.get(run.number) ?? run.serverSeedHash);
    expect([run.begins, run.ends]).toEqual(['20.00', '100.00']);
  }
  expect(bound.size).toBeGreaterThan(3);
  const [pot] = await pots();
  expect(pot!.paid).toBe(won.reduce((sum, { point }) => sum + parseAmount(point), 0n));
  expect(pot!.amount).toBe(pot!.seeded + pot!.contributed - pot!.paid);
});

test('a pot that is older than its limit keeps what it holds, and is won within as much above it', async () => {
  await host.studio.pool.query(
    `INSERT INTO studio.pot (code, currency, amount, seeded, contributed, paid) VALUES ($1, 'LAK', $2, $2, 0, 0)`,
    [LIMIT_POT, 5n * LIMIT],
  );
  const client = await sitDown({}, 'limit-pot');
  const { rules } = Game.parse((await client.get('/game')).body);
  expect(rules).toMatchObject({ pot: { amount: '500.00', span: null, run: { begins: '500.00', ends: '580.00' } } });
});

test('the list of pots needs a signed request', async () => {
  const body = JSON.stringify({ currency: 'LAK' });
  expect((await host.launchRaw('/jackpots', body, 'AAAA')).statusCode).toBe(401);
  expect((await host.launchRaw('/jackpots', '{}')).json()).toMatchObject({ code: 'WRONG_TYPES' });
});

const fault = fc.option(fc.constantFrom<Fault>('lost', 'unanswered', 'RS_ERROR_UNKNOWN'), { nil: undefined, freq: 1 });
const actions = fc.array(fc.constantFrom('play', 'play', 'repeat', 'restart', 'deliver'), {
  minLength: 1,
  maxLength: 10,
});

test('in any sequence, amounts in the pots plus payouts equal contributions, to the last unit', async () => {
  await fc.assert(
    fc.asyncProperty(actions, fc.array(fault), fc.array(fault), async (steps, bet, win) => {
      operator.faults = { bet: [...bet], win: [...win], rollback: [], balance: [] };
      const ofLimit = () => sitDown({}, 'limit-pot');
      const seated = await Promise.all([sitDown(), sitDown(), ofLimit(), ofLimit(), ofLimit()]);
      let clients: Client[] = seated;
      let clock = 0;
      let requests = seated.map(() => randomUUID() as string);
      const pass = (milliseconds: number): void => {
        clock += milliseconds;
        host.pass(milliseconds);
      };
      for (const step of steps) {
        if (step === 'play') requests = seated.map(() => randomUUID());
        if (step === 'play' || step === 'repeat') {
          pass(2_500);
          const stake = formatDecimal(2n * LEAST);
          await Promise.all(clients.map((client, n) => client.post('/play', { requestId: requests[n], stake })));
        } else if (step === 'deliver') {
          pass(301_000);
          await deliverDue(host.studio);
        } else {
          await host.close();
          host = await startStudio(database.url, operator);
          host.pass(clock);
          await recover(host.studio);
          clients = await Promise.all(seated.map(({ user, gameCode }) => host.launch(gameCode, { user })));
        }
      }
      for (let turn = 0; turn < 8; turn += 1) {
        pass(301_000);
        await deliverDue(host.studio);
      }
      await expectExact();
    }),
    { numRuns: examples(10, 15) },
  );
});

async function expectExact(): Promise<void> {
  const { rows } = await host.studio.pool.query<Record<string, bigint>>(
    `SELECT pot.amount, pot.seeded, pot.contributed, pot.paid,
       (SELECT sum(contributed) FROM studio.pot_entry WHERE pot_entry.code = pot.code)::bigint AS entries_fed,
       (SELECT sum(paid) FROM studio.pot_entry WHERE pot_entry.code = pot.code)::bigint AS entries_paid,
       (SELECT sum(round.stake) / 100 FROM studio.round JOIN studio.pot_entry ON round_id = id
        WHERE state IN ('settling', 'settled') AND pot_entry.code = pot.code)::bigint AS shares
     FROM studio.pot WHERE contributed > 0`,
  );
  for (const { amount, seeded, contributed, paid, entries_fed, entries_paid, shares } of rows) {
    expect(amount! + paid!).toBe(seeded! + contributed!);
    expect([contributed, paid]).toEqual([entries_fed, entries_paid]);
    expect(contributed).toBe(shares);
  }
  const settled = await host.studio.pool.query(
    `SELECT FROM studio.round LEFT JOIN studio.pot_entry ON round_id = id
     WHERE state IN ('settling', 'settled') AND round_id IS NULL`,
  );
  expect(settled.rows).toEqual([]);
  // Every run but the open one was won by one round, which was paid its point.
  const { rows: runs } = await host.studio.pool.query<{ number: number; paid: boolean }>(
    `SELECT number, won_by IS NULL OR EXISTS (SELECT FROM studio.pot_entry WHERE round_id = won_by AND paid > begins) AS paid
     FROM studio.pot_run ORDER BY number`,
  );
  expect(runs).toEqual(runs.map((_, index) => ({ number: index + 1, paid: true })));
}
