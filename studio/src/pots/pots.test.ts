import { randomUUID } from 'node:crypto';
import { verify } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { createDatabase, examples, type TestDatabase } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawPot, winsPot } from '../engines/pot/index.ts';
import { toDecimal, add, fraction } from '../engines/fraction.ts';
import { playSlot, SLOT_MACHINES } from '../engines/slot/index.ts';
import { migrate } from '../migrate.ts';
import { type ArcadeOutcome, Game, PlayAnswer, type SlotOutcome } from '../protocol.ts';
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

async function sitDown(changes: Record<string, unknown> = {}): Promise<Client & { user: string }> {
  const user = randomUUID();
  operator.balances.set(user, START);
  return { ...(await host.launch('pot', { user, ...changes })), user };
}

async function spin(client: Client, requestId: string = randomUUID()) {
  host.pass(2_500);
  const { body } = await client.post('/play', { requestId, stake: formatDecimal(LEAST) });
  return PlayAnswer.parse(body);
}

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
    const { pot, win } = round.outcome as ArcadeOutcome;
    held += SHARE;
    const hasWon = pot!.drawn < pot!.below;
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
    const { pot, win } = round.outcome as SlotOutcome;
    held += SHARE;
    const hasWon = pot!.drawn < pot!.below;
    expect(pot).toMatchObject({ code: POT, below: 10, of: 40, win: formatDecimal(hasWon ? held : 0n) });
    expect(parseAmount(round.win)).toBe(parseAmount(win) + (hasWon ? held : 0n));
    if (hasWon) held = SEED;
    expect(await jackpots()).toMatchObject([{ jackpot_code: POT, currency: 'LAK', amount: held, game_code: 'pot' }]);
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
  expect(await jackpots('USD')).toMatchObject([{ jackpot_code: POT, currency: 'USD', amount: SEED }]);
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
      const seated = await Promise.all([sitDown(), sitDown(), sitDown()]);
      const users = seated.map(({ user }) => user);
      let clients: Client[] = seated;
      let clock = 0;
      let requests = users.map(() => randomUUID() as string);
      const pass = (milliseconds: number): void => {
        clock += milliseconds;
        host.pass(milliseconds);
      };
      for (const step of steps) {
        if (step === 'play') requests = users.map(() => randomUUID());
        if (step === 'play' || step === 'repeat') {
          pass(2_500);
          const stake = formatDecimal(LEAST);
          await Promise.all(clients.map((client, n) => client.post('/play', { requestId: requests[n], stake })));
        } else if (step === 'deliver') {
          pass(301_000);
          await deliverDue(host.studio);
        } else {
          await host.close();
          host = await startStudio(database.url, operator);
          host.pass(clock);
          await recover(host.studio);
          clients = await Promise.all(users.map((user) => host.launch('pot', { user })));
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
       (SELECT sum(contributed) FROM studio.pot_entry)::bigint AS entries_fed,
       (SELECT sum(paid) FROM studio.pot_entry)::bigint AS entries_paid,
       (SELECT sum(stake) / 100 FROM studio.round WHERE state IN ('settling', 'settled'))::bigint AS shares
     FROM studio.pot`,
  );
  for (const { amount, seeded, contributed, paid, entries_fed, entries_paid, shares } of rows) {
    expect(amount! + paid!).toBe(seeded! + contributed!);
    expect([contributed, paid]).toEqual([entries_fed, entries_paid]);
    expect(contributed).toBe(shares);
  }
}
