import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { createDatabase, examples, type TestDatabase } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { Game } from '../protocol.ts';
import { type Fault, type Operator, startOperator } from '../testing/operator.ts';
import { startStudio } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';
import { deliverDue } from './deliver.ts';
import { recover } from './recover.ts';

const START = 100n * LEAST;
let database: TestDatabase;
let operator: Operator;

beforeAll(async () => {
  database = await createDatabase('empty');
  await migrate(database.url);
  operator = await startOperator();
});

afterAll(async () => {
  await operator.close();
  await database.drop();
});

const faults = fc.array(
  fc.option(fc.constantFrom<Fault>('lost', 'unanswered', 'RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'), {
    nil: undefined,
    freq: 1,
  }),
  { maxLength: 8 },
);
const steps = fc.array(fc.constantFrom('play', 'play', 'repeat', 'restart', 'deliver'), {
  minLength: 1,
  maxLength: 12,
});

test('whatever the wallet does, the final balance is the initial one less the stakes plus the wins of the rounds played', async () => {
  await fc.assert(
    fc.asyncProperty(steps, faults, faults, faults, async (actions, bet, win, rollback) => {
      operator.faults = { bet: [...bet], win: [...win], rollback: [...rollback], balance: [] };
      const user = randomUUID();
      operator.balances.set(user, START);
      let host = await startStudio(database.url, operator);
      let slot = await host.launch('slot', { user });
      let clock = 0;
      let requestId = randomUUID() as string;
      const pass = (milliseconds: number): void => {
        clock += milliseconds;
        host.pass(milliseconds);
      };
      for (const action of actions) {
        if (action === 'play') requestId = randomUUID();
        if (action === 'play' || action === 'repeat') {
          await slot.post('/play', { requestId, stake: formatDecimal(LEAST) });
          pass(2_500);
        } else if (action === 'deliver') {
          pass(301_000);
          await deliverDue(host.studio);
        } else {
          await host.close();
          host = await startStudio(database.url, operator);
          host.pass(clock);
          await recover(host.studio);
          slot = await host.launch('slot', { user });
        }
      }
      for (let i = 0; i < 12; i += 1) {
        pass(301_000);
        await deliverDue(host.studio);
      }
      const { recent } = Game.parse((await slot.get('/game')).body);
      const won = recent.reduce((sum, round) => sum + parseAmount(round.win) - parseAmount(round.stake), 0n);
      expect(recent.every((round) => round.state === 'settled')).toBe(true);
      expect(operator.balances.get(user)).toBe(START + won);
      await host.close();
    }),
    { numRuns: examples(10, 25) },
  );
});
