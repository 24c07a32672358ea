import { randomUUID } from 'node:crypto';
import type { DashboardAlert } from '@champa/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CallTally } from '../vendors/call-tally.ts';
import { GAMES } from '../vendors/testing/games.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Alerts = { open: DashboardAlert[]; closed: DashboardAlert[] };
const alerts = async (): Promise<Alerts> => (await world.console.send('GET', '/alerts')).value as Alerts;
const named = (list: readonly DashboardAlert[], kind: string) => list.filter((alert) => alert.kind === kind);

/** A deposit that is in a state since so many minutes. */
async function deposit(state: string, minutes: number): Promise<string> {
  const { memberId } = await world.addPlayer();
  const { rows } = await world.owner.query<{ id: string }>(
    `INSERT INTO deposits.deposit (member_id, method, provider, amount, currency, state, merchant_ref, return_url, idempotency_key,
       created_at, expires_at, updated_at, kind)
     VALUES ($1, 'qr', 'pay', 100, 'LAK', $2, $3::text, '', $3::text::uuid, $4, $4, $4, 'qr') RETURNING id`,
    [memberId, state, randomUUID(), world.now().subtract({ minutes }).toString()],
  );
  return rows[0]!.id;
}

test('an alert opens once for as long as it lasts, is acknowledged by name, closes once, and opens anew', async () => {
  const id = await deposit('review', 31);
  await world.evaluate();
  world.passTime({ minutes: 2 });
  await Promise.all([world.evaluate(), world.evaluate()]);
  const [open] = named((await alerts()).open, 'deposit_age');
  expect(named((await alerts()).open, 'deposit_age')).toHaveLength(1);
  expect(open).toMatchObject({ subject: '', value: '33', threshold: '30', closedAt: null, acknowledgedBy: null });
  expect(open!.lastSeenAt > open!.firstSeenAt).toBe(true);

  const path = `/alerts/${open!.id}/acknowledgement`;
  const said = await world.console.send('PUT', path, { as: 'keo', body: { reason: 'the bank is slow today' } });
  expect(said.value).toMatchObject({ acknowledgedBy: 'keo', closedAt: null });
  const { rows } = await world.owner.query(
    `SELECT action, reason FROM staff.access_log WHERE action = 'alert_acknowledged'`,
  );
  expect(rows).toEqual([{ action: 'alert_acknowledged', reason: 'the bank is slow today' }]);

  await world.owner.query(`UPDATE deposits.deposit SET state = 'failed' WHERE id = $1`, [id]);
  world.passTime({ minutes: 1 });
  await world.evaluate();
  await world.evaluate();
  const { open: still, closed } = await alerts();
  expect([named(still, 'deposit_age').length, named(closed, 'deposit_age').length]).toEqual([0, 1]);
  expect(closed[0]).toMatchObject({ id: open!.id, acknowledgedBy: 'keo' });

  await deposit('review', 60);
  world.passTime({ minutes: 1 });
  await world.evaluate();
  const [again] = named((await alerts()).open, 'deposit_age');
  expect(again).toMatchObject({ acknowledgedBy: null });
  expect(again!.id).not.toBe(open!.id);
});

test('an alert that is not there cannot be acknowledged', async () => {
  const body = { reason: 'it is mine' };
  expect((await world.console.send('PUT', '/alerts/999999/acknowledgement', { body })).code).toBe('NOT_FOUND');
});

test('a vendor’s calls are counted by all servers together, and their faults are an alert', async () => {
  world.thresholds.vendorErrors = { percent: 50, calls: 4, minutes: 5 };
  const servers = [1, 2].map(() => new CallTally(world.pool, { now: world.now }));
  for (const server of servers) {
    server.note(1, false);
    server.note(1, true);
    await Promise.all([server.write(), server.write()]);
  }
  await world.evaluate();
  const [vendor] = await world.vendors.service.list();
  expect(named((await alerts()).open, 'vendor_errors')).toMatchObject([{ subject: vendor!.code, value: '50.00' }]);
  world.passTime({ minutes: 7 });
  await world.evaluate();
  expect(named((await alerts()).open, 'vendor_errors')).toEqual([]);
});

test('a provider whose deposits come to nothing is an alert', async () => {
  world.thresholds.providerSuccess = { percent: 60, payments: 3, hours: 1 };
  for (const state of ['failed', 'expired', 'failed']) await deposit(state, 5);
  await world.evaluate();
  expect(named((await alerts()).open, 'deposit_success')).toMatchObject([{ subject: 'pay', value: '0.00' }]);
});

test('a game that pays back more than chance allows is an alert', async () => {
  world.thresholds.rtp = { days: 2, rounds: 4, deviation: 1, tenths: 1 };
  const player = await world.addPlayer();
  const vendor = createVendor(world.app);
  for (let n = 0; n < 4; n += 1) {
    const names = { round: randomUUID(), transaction_uuid: randomUUID(), game_code: GAMES[0] };
    await vendor.bet(player, { ...names, amount: 1000 });
    await vendor.win(player, {
      round: names.round,
      reference_transaction_uuid: names.transaction_uuid,
      game_code: GAMES[0],
      amount: 2000,
      round_closed: true,
    });
  }
  await world.count();
  await world.evaluate();
  expect(named((await alerts()).open, 'rtp')).toMatchObject([
    { subject: GAMES[0], value: '200.00', threshold: '91.00 – 101.00' },
  ]);
});

test('a check of the ledger that fails is an alert, and so is a job that nobody runs', async () => {
  const add = (task: string) =>
    world.pool.query(`SELECT platform.enqueue($1, '{}'::json, NULL, now() - interval '20 minutes')`, [task]);
  await add('ledger_verify');
  await add('points_send');
  await world.owner.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'the ledger is broken: sum', run_at = now() + interval '1 hour'
     WHERE id IN (SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'ledger_verify')`,
  );
  await world.evaluate();
  const { open } = await alerts();
  expect(named(open, 'verification')).toMatchObject([{ subject: 'ledger_verify', value: '1' }]);
  expect(named(open, 'job_age')).toMatchObject([{ subject: 'points_send', value: '20', threshold: '15' }]);
});

test('a call with a wrong signature is a fault; a refused bet is none', async () => {
  const server = await createWorld();
  onTestFinished(() => server.close());
  const player = await server.addPlayer({ balance: 0n });
  const names = { round: randomUUID(), transaction_uuid: randomUUID(), game_code: GAMES[0] };
  const refused = await createVendor(server.app).bet(player, { ...names, amount: 100 });
  expect(refused.status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  const [vendor] = await server.vendors.service.list();
  await server.app.inject({ method: 'POST', url: `/wallet/${vendor!.code}/transaction/bet`, payload: '{}' });
  // What a server has counted is written when it stops, at the latest.
  await server.vendors.stop!();
  const { rows } = await server.owner.query(
    'SELECT sum(calls)::integer AS calls, sum(faults)::integer AS faults FROM vendors.call_minute',
  );
  expect(rows).toEqual([{ calls: 2, faults: 1 }]);
});
