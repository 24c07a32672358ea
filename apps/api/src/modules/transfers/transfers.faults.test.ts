import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { parseAmount as amount } from '@champa/money';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runJobs } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import type { LineState } from './testing/vendor-line.ts';
import { createWorld, totalOf, VENDOR, type World } from './testing/world.ts';
import { RESOLVE_MOVE } from './use-cases/resolve-move.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterEach(async () => {
  mend();
  await world.resolveAll();
  expect(await world.broken()).toEqual([]);
});

afterAll(() => world.close());

const TRANSFER = /\/wallet\/transfer$/;
const START = '100';

/** Breaks the connection for matching calls; all others pass. */
function breakLine(state: LineState, calls: RegExp = TRANSFER): void {
  world.line.stateOf = (called) => (calls.test(called) ? state : 'pass');
}

function mend(): void {
  world.line.stateOf = () => 'pass';
  world.line.onRequest = () => undefined;
  world.line.onAnswer = () => undefined;
}

/** A member with 60 in their main wallet and 40 at the vendor. */
async function someone(): Promise<string> {
  const member = await world.addMember(START);
  await world.move(member, 'in', '40');
  return member;
}

/** All of a member's money, where it really is: here by our books, there by the vendor's. */
async function everything(member: string): Promise<bigint> {
  const { cash = 0n, locked = 0n } = await world.books(member);
  return cash + locked + (await world.atVendor(member));
}

const wallets = { in: { from: 'main', to: VENDOR }, out: { from: VENDOR, to: 'main' } } as const;
const directions = ['in', 'out'] as const;

describe.each(directions)('while the vendor gives no clear answer to a move %s', (direction) => {
  test.each(['cut', 'lose-answers', 'broken', 'nonsense', 'forged'] as const)(
    '(%s) it is neither done nor failed, and the job resolves it',
    async (state) => {
      const member = await someone();
      breakLine(state);
      const { status, value } = await world.move(member, direction, '10');
      expect([status, value['state']]).toEqual([200, 'unknown']);
      // The money cannot be used twice meanwhile: it is held here, or still counted there.
      const { cash, locked, in_vendor: there } = await world.books(member);
      expect([cash, locked, there]).toEqual(
        direction === 'in' ? [amount('50'), amount('10'), amount('40')] : [amount('60'), 0n, amount('40')],
      );

      breakLine('cut', /./);
      await world.resolveAll();
      expect((await stateOf(member, value)).state).toBe('unknown');

      mend();
      await world.resolveAll();
      const after = await stateOf(member, value);
      const arrived = state === 'lose-answers' || state === 'forged';
      expect(after.state).toBe(arrived ? 'confirmed' : 'refused');
      expect(totalOf(await world.books(member))).toBe(amount(START));
      expect(await everything(member)).toBe(amount(START));
      await world.resolveAll();
      expect(await everything(member)).toBe(amount(START));
    },
  );

  test('another move with the same vendor waits, one with another does not', async () => {
    const member = await someone();
    breakLine('cut');
    await world.move(member, direction, '10');
    mend();
    expect(await world.move(member, 'in', '1')).toMatchObject({ status: 409, code: 'TRANSFER_UNDER_WAY' });
    expect((await world.move(member, 'in', '1', { from: 'main', to: 'QUARTZNINE' })).value['state']).toBe('confirmed');
  });

  test('the same key returns its state, and begins nothing anew', async () => {
    const member = await someone();
    const same = { idempotencyKey: randomUUID() };
    breakLine('lose-answers');
    const first = await world.move(member, direction, '10', same);
    const again = await world.move(member, direction, '10', same);
    expect(again.value).toMatchObject({ id: first.value['id'], state: 'unknown' });
    mend();
    await world.resolveAll();
    expect((await world.move(member, direction, '10', same)).value['state']).toBe('confirmed');
    expect(await everything(member)).toBe(amount(START));
  });
});

test('an unreachable vendor before anything is sent is a clear outcome: nothing moved', async () => {
  const member = await someone();
  breakLine('cut', /\/wallet\/player$/);
  expect((await world.move(member, 'in', '10')).value).toMatchObject({ state: 'refused', reason: 'unreachable' });
  expect(await world.books(member)).toMatchObject({ cash: amount('60'), locked: 0n });
});

test('a transfer that arrives after its member was told it failed is refused by the vendor', async () => {
  const member = await someone();
  // The answer to the query overtakes the transfer itself.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  world.line.onRequest = (called) => (TRANSFER.test(called) ? held : undefined);
  const moving = world.move(member, 'in', '10');
  await vi.waitFor(async () => expect((await world.books(member))['locked']).toBe(amount('10')));
  await vi.waitFor(async () => {
    const { rows } = await world.pool.query(`SELECT FROM transfers.move WHERE member_id = $1 AND state = 'sent'`, [
      member,
    ]);
    expect(rows).toHaveLength(1);
  });
  await world.resolveAll();
  release();
  expect((await moving).value).toMatchObject({ state: 'refused', reason: 'not_sent' });
  expect(await world.atVendor(member)).toBe(amount('40'));
  expect(await world.books(member)).toMatchObject({ cash: amount('60'), locked: 0n });
});

test('of one request sent twice at once, silence to one does not decide what the other has sent', async () => {
  const member = await someone();
  const same = { idempotencyKey: randomUUID() };
  const late = Promise.withResolvers<void>();
  const both = Promise.withResolvers<void>();
  let players = 0;
  world.line.onRequest = async (called) => {
    if (!called.endsWith('/wallet/player')) return;
    players += 1;
    if (players === 1) return both.promise;
    both.resolve();
    await late.promise;
    throw new Error('the line is cut');
  };
  // By then the vendor has carried it out, and its answer is on its way.
  const answered = Promise.withResolvers<void>();
  world.line.onAnswer = async (called) => {
    if (!TRANSFER.test(called)) return;
    late.resolve();
    await answered.promise;
  };
  const wishes = [world.move(member, 'in', '10', same), world.move(member, 'in', '10', same)];
  const first = await Promise.race(wishes);
  expect(first.value['state']).toBe('sent');
  answered.resolve();
  await Promise.all(wishes);
  expect((await stateOf(member, first.value)).state).toBe('confirmed');
  expect(await everything(member)).toBe(amount(START));
});

test('a job that read a move just before it was sent does not end it as never sent', async () => {
  const member = await someone();
  const release = Promise.withResolvers<void>();
  world.line.onRequest = (called) => (called.endsWith('/wallet/player') ? release.promise : undefined);
  const moving = world.move(member, 'in', '10');
  const { id } = await vi.waitFor(async () => {
    const { rows } = await world.pool.query<{ id: bigint }>(
      `SELECT id FROM transfers.move WHERE member_id = $1 AND state = 'created'`,
      [member],
    );
    expect(rows).toHaveLength(1);
    return rows[0]!;
  });
  // A transaction locks the move from just before the job reads it until it has been marked as sent.
  const sender = await world.pool.connect();
  await sender.query('BEGIN');
  await sender.query(`UPDATE transfers.move SET state = 'sent' WHERE id = $1`, [id]);
  const looking = world.runJob(RESOLVE_MOVE, { moveId: String(id) });
  await vi.waitFor(async () => {
    const { rows } = await world.owner(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  await sender.query('COMMIT');
  sender.release();
  await looking;
  expect((await stateOf(member, { id })).state).toBe('sent');
  expect((await world.books(member))['locked']).toBe(amount('10'));
  release.resolve();
  await moving;
});

test('while a vendor is unreachable its last known balance is shown as such, and the total is marked as uncertain', async () => {
  const member = await someone();
  breakLine('cut', /./);
  const { value } = await world.call(member, 'GET', '/api/wallet/consolidated');
  expect(value['vendors'][0]).toMatchObject({ state: 'unreachable', balance: '40.00', knownAt: expect.any(String) });
  expect(value).toMatchObject({ total: '100.00', isCertain: false });
});

test('money on its way is counted once, whichever side has it', async () => {
  for (const direction of directions) {
    const member = await someone();
    breakLine('lose-answers');
    await world.move(member, direction, '10');
    mend();
    const { value } = await world.call(member, 'GET', '/api/wallet/consolidated');
    expect(value).toMatchObject({ total: '100.00', isCertain: false });
    expect(value['vendors'][0]).toMatchObject({ state: 'moving', balance: '40.00' });
  }
});

test('in a recall an unreachable vendor does not block the others', async () => {
  const member = await someone();
  await world.move(member, 'in', '20', { from: 'main', to: 'QUARTZNINE' });
  breakLine('cut', /EMBERFORGE/);
  const { list } = (await world.recall(member)).value;
  expect(list.map((each: any) => [each.vendor, each.outcome])).toEqual([
    [VENDOR, 'unreachable'],
    ['QUARTZNINE', 'back'],
  ]);
  breakLine('lose-answers');
  expect((await world.recall(member)).value['list'][0]).toMatchObject({ outcome: 'under_way', amount: '40.00' });
  expect((await world.recall(member)).value['list'][0]).toMatchObject({ outcome: 'under_way' });
  mend();
  await world.resolveAll();
  expect(await world.books(member)).toMatchObject({ cash: amount(START), in_vendor: 0n });
});

/** The points at which a server is killed: at a vendor's call, before it is passed on, or after its answer has come. */
const deaths = [
  ['before the vendor registers the player', /\/wallet\/player$/, 'request'],
  ['after the vendor has registered the player', /\/wallet\/player$/, 'answer'],
  ['while it sends the transfer', TRANSFER, 'request'],
  ['after the vendor has carried it out', TRANSFER, 'answer'],
] as const;

describe.each(directions)('a server killed on a move %s', (direction) => {
  test.each(deaths.filter(([, calls]) => direction === 'in' || calls === TRANSFER))(
    '%s loses nothing and moves nothing twice',
    async (_when, calls, moment) => {
      const member = await someone();
      const doomed = startDoomed(member, '/api/wallet/transfer', {
        ...wallets[direction],
        amount: '10',
        idempotencyKey: randomUUID(),
      });
      const die = async (called: string) => {
        if (!calls.test(called)) return;
        doomed.kill('SIGKILL');
        await once(doomed, 'exit');
      };
      if (moment === 'request') world.line.onRequest = die;
      else world.line.onAnswer = die;
      const [, signal] = (await once(doomed, 'exit')) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      // What the killed server had sent is passed on all the same, and may still be on its way.
      await vi.waitFor(async () => {
        mend();
        await world.resolveAll();
        expect(await everything(member)).toBe(amount(START));
        expect(totalOf(await world.books(member))).toBe(amount(START));
      });
      const { list } = (await world.call(member, 'GET', '/api/wallet/moves')).value;
      expect(['confirmed', 'refused']).toContain(list[0].state);
      if (calls === TRANSFER && moment === 'answer') expect(list[0].state).toBe('confirmed');
    },
  );
});

test('a vendor killed in the middle has booked a transfer or has not, and says which when it is back', async () => {
  for (const moment of ['onRequest', 'onAnswer'] as const) {
    const member = await someone();
    if (moment === 'onAnswer') breakLine('lose-answers');
    world.line[moment] = async (called) => {
      if (TRANSFER.test(called)) await world.studio.kill();
    };
    expect((await world.move(member, 'in', '10')).value['state']).toBe('unknown');
    mend();
    await world.studio.start();
    await world.resolveAll();
    const { list } = (await world.call(member, 'GET', '/api/wallet/moves')).value;
    expect(list[0].state).toBe(moment === 'onAnswer' ? 'confirmed' : 'refused');
    expect(await everything(member)).toBe(amount(START));
  }
});

test('the job that queries the vendor is queued with the move and runs by itself', async () => {
  const member = await someone();
  breakLine('lose-answers');
  const { value } = await world.move(member, 'in', '10');
  mend();
  // The queue goes by the database's clock: a job that is to run in a quarter of a minute is made due.
  await makeDue(`transfers_resolve_move:${value['id']}`);
  const runner = await runJobs(world.databaseUrl, world.transfers.jobs!, createLog('silent', 'test'), createMetrics());
  await vi.waitFor(async () => expect((await stateOf(member, value)).state).toBe('confirmed'), { timeout: 10_000 });
  await runner.stop();
});

test('a move whose job is lost gets another', async () => {
  const member = await someone();
  breakLine('lose-answers');
  const { value } = await world.move(member, 'in', '10');
  mend();
  const key = `transfers_resolve_move:${value['id']}`;
  await world.owner(`DELETE FROM graphile_worker._private_jobs WHERE key = '${key}'`);
  world.passTime({ minutes: 21 });
  await world.runJob('transfers_sweep');
  const { rows } = await world.owner(`SELECT key FROM graphile_worker._private_jobs WHERE key = '${key}'`);
  expect(rows).toHaveLength(1);
});

async function stateOf(member: string, { id }: Record<string, unknown>): Promise<{ state: string }> {
  return (await world.call(member, 'GET', `/api/wallet/moves/${String(id)}`)).value as { state: string };
}

async function makeDue(key: string): Promise<void> {
  await world.owner(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = '${key}'`);
}

function startDoomed(member: string, url: string, body: object) {
  const script = path.join(import.meta.dirname, 'testing/doomed-server.ts');
  const known = [world.databaseUrl, world.studio.operatorKey, member, url];
  return spawn(process.execPath, [script, ...known, JSON.stringify(body), world.passed().toString()]);
}
