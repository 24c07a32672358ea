import { setTimeout as sleep } from 'node:timers/promises';
import { formatDecimal, parseAmount } from '@champa/money';
import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { type Operator, startOperator } from '../testing/operator.ts';
import { startStudio } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';
import { startJobs } from './jobs.ts';

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

test('the job delivers what the wallet did not answer, and nothing runs after it is stopped', async () => {
  const host = await startStudio(database.url, operator);
  const slot = await host.launch('slot', { user: 'kham' });
  operator.balances.set('kham', 10n * LEAST);
  operator.faults.win.push('lost');
  const { body } = await slot.post('/play', { requestId: 'request-1', stake: formatDecimal(LEAST) });
  host.pass(10_000);
  const jobs = startJobs(host.studio);
  const paid = 9n * LEAST + parseAmount(body.round.win);
  while ((await slot.get(`/rounds/${body.round.id}`)).body.state !== 'settled') await sleep(10);
  expect(operator.balances.get('kham')).toBe(paid);
  await jobs.stop();
  const calls = operator.calls.length;
  await sleep(700);
  expect(operator.calls).toHaveLength(calls);
  await host.close();
});
