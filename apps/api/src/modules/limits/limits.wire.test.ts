import { randomUUID } from 'node:crypto';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { compose } from '../vendors/testing/compose.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { brokenInvariants } from '../vendors/testing/invariants.ts';
import type { Player } from '../vendors/testing/player.ts';
import { operatorKeys } from '../vendors/testing/world.ts';
import { brokenLimits } from './testing/invariants.ts';
import { createLimitsWorld, type LimitsWorld } from './testing/world.ts';
import { createSessionLimit } from './index.ts';

const UNIT = 100_000;

let world: LimitsWorld;
let second: Awaited<ReturnType<typeof compose>>;
/** Two servers on one database. */
let servers: ReturnType<typeof createVendor>[];

beforeAll(async () => {
  world = await createLimitsWorld();
  second = await compose({
    pool: world.pool,
    clock: { now: world.now },
    live: { publish: () => undefined },
    authenticateMember: async () => null,
    operatorKey: operatorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  servers = [world.vendor, createVendor(second.app)];
});

afterAll(async () => {
  expect(await brokenInvariants(world.pool)).toEqual([]);
  expect(await brokenLimits(world.pool)).toEqual([]);
  await second.app.close();
  await second.vendors.stop!();
  await world.close();
});

const on = (index: number) => servers[index % servers.length]!;
const bet = (player: Player, units: number, fields: object = {}) =>
  world.vendor.bet(player, { amount: Math.round(units * UNIT), ...fields });

async function staked(player: Player, units: number): Promise<{ reference_transaction_uuid: string; round: string }> {
  const fields = { transaction_uuid: randomUUID(), round: randomUUID() };
  expect((await bet(player, units, fields)).status).toBe('RS_OK');
  return { reference_transaction_uuid: fields.transaction_uuid, round: fields.round };
}

describe('a limit on stakes', () => {
  test('accepts stakes up to it to the last unit and refuses others, with the dialect’s code', async () => {
    const player = await world.addPlayer();
    await world.limit(player, 'stake/day', '100');
    await staked(player, 60);
    expect(await bet(player, 40.00001)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED' });
    expect((await bet(player, 40)).status).toBe('RS_OK');
    expect((await bet(player, 0.00001)).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await world.vendor.balance(player)).balance).toBe(900 * UNIT);
  });

  test('counts stakes from before it was set, releases rolled-back stakes, and ignores free bets', async () => {
    const player = await world.addPlayer();
    const before = await staked(player, 70);
    await world.limit(player, 'stake/week', '100');
    expect((await bet(player, 40)).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await bet(player, 500, { is_free: true })).status).toBe('RS_OK');
    expect((await world.vendor.rollback(player, before)).status).toBe('RS_OK');
    expect((await bet(player, 100)).status).toBe('RS_OK');
    expect((await bet(player, 500, { is_free: true })).status).toBe('RS_OK');
    expect((await bet(player, 1)).status).toBe('RS_ERROR_LIMIT_REACHED');
  });

  test('repeats the answer to an accepted bet, and lets a refused one come again under its key', async () => {
    const player = await world.addPlayer();
    await world.limit(player, 'stake/day', '50');
    const taken = { transaction_uuid: randomUUID(), round: randomUUID() };
    expect((await bet(player, 50, taken)).status).toBe('RS_OK');
    expect((await bet(player, 50, taken)).status).toBe('RS_OK');
    const refused = { transaction_uuid: randomUUID(), round: randomUUID() };
    expect((await bet(player, 50, refused)).status).toBe('RS_ERROR_LIMIT_REACHED');
    await world.later(player, { hours: 12 }, async (tomorrow) => {
      expect((await bet(tomorrow, 50, refused)).status).toBe('RS_OK');
    });
  });

  test('of a day, a week and a month all apply: the one with the least left decides', async () => {
    const player = await world.addPlayer();
    await world.limit(player, 'stake/day', '100');
    await world.limit(player, 'stake/week', '150');
    await world.limit(player, 'stake/month', '170');
    await staked(player, 100);
    expect((await bet(player, 1)).status).toBe('RS_ERROR_LIMIT_REACHED');
    await world.later(player, { hours: 12 }, async (justPastMidnight) => {
      expect((await bet(justPastMidnight, 51)).status).toBe('RS_ERROR_LIMIT_REACHED');
      await staked(justPastMidnight, 50);
    });
    await world.later(player, { hours: 5 * 24 }, async (nextWeek) => {
      expect((await bet(nextWeek, 21)).status).toBe('RS_ERROR_LIMIT_REACHED');
      await staked(nextWeek, 20);
    });
    await world.later(player, { hours: 17 * 24 }, async (nextMonth) => {
      expect((await bet(nextMonth, 101)).status).toBe('RS_ERROR_LIMIT_REACHED');
      expect((await bet(nextMonth, 100)).status).toBe('RS_OK');
    });
  });

  test('releases a late rollback on the day and week of the bet, and on none after them', async () => {
    const player = await world.addPlayer();
    await world.limit(player, 'stake/day', '100');
    await world.limit(player, 'stake/week', '150');
    const old = await staked(player, 100);
    await world.later(player, { hours: 24 }, async (tomorrow) => {
      expect((await bet(tomorrow, 51)).status).toBe('RS_ERROR_LIMIT_REACHED');
      expect((await world.vendor.rollback(tomorrow, old)).status).toBe('RS_OK');
      expect((await bet(tomorrow, 101)).status).toBe('RS_ERROR_LIMIT_REACHED');
      expect((await bet(tomorrow, 100)).status).toBe('RS_OK');
    });
  });
});

describe('a limit on losses', () => {
  test('is on stakes less wins: a win gives room, a stake that could lose too much is refused', async () => {
    const player = await world.addPlayer();
    await world.limit(player, 'loss/day', '100');
    const first = await staked(player, 100);
    expect((await bet(player, 1)).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await world.vendor.win(player, { ...first, amount: 70 * UNIT })).status).toBe('RS_OK');
    expect((await bet(player, 71)).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect((await bet(player, 70)).status).toBe('RS_OK');
  });
});

describe('a pause', () => {
  test.each([
    ['time-out', { hours: 24 }],
    ['self-exclusion', { months: 6 }],
  ])('by %s refuses bets, free ones too, and never a win or a rollback', async (what, body) => {
    const player = await world.addPlayer();
    const [won, back] = [await staked(player, 10), await staked(player, 20)];
    await world.call(player, 'POST', `/api/limits/${what}`, body);
    expect((await bet(player, 1)).status).toBe('RS_ERROR_USER_DISABLED');
    expect((await bet(player, 1, { is_free: true })).status).toBe('RS_ERROR_USER_DISABLED');
    expect((await world.vendor.win(player, { ...won, amount: 5 * UNIT })).status).toBe('RS_OK');
    expect((await world.vendor.rollback(player, back)).status).toBe('RS_OK');
    expect((await world.vendor.balance(player)).balance).toBe(995 * UNIT);
  });

  test('that is over lets bets through again', async () => {
    const player = await world.addPlayer();
    await world.call(player, 'POST', '/api/limits/time-out', { hours: 24 });
    expect((await bet(player, 1)).status).toBe('RS_ERROR_USER_DISABLED');
    await world.later(player, { hours: 24 }, async (then) => expect((await bet(then, 1)).status).toBe('RS_OK'));
  });
});

test('the member’s screens are told which limit refused a stake, and what it leaves', async () => {
  const player = await world.addPlayer();
  await world.limit(player, 'loss/week', '70');
  await world.limit(player, 'stake/day', '50');
  await staked(player, 10);
  expect((await bet(player, 41)).status).toBe('RS_ERROR_LIMIT_REACHED');
  await expect.poll(() => world.refused.at(-1)).toEqual({ limit: 'stake', period: 'day', most: '40.00' });
  expect((await bet(player, 40)).status).toBe('RS_OK');
});

test('a session that reached the member’s limit takes no more bets, until they sign in again', async () => {
  const player = await world.addPlayer();
  await world.call(player, 'PUT', '/api/limits/session', { minutes: 60 });
  expect((await bet(player, 1)).status).toBe('RS_OK');
  await world.later(player, { minutes: 61 }, async (then) => {
    expect((await bet(then, 1)).status).toBe('RS_ERROR_LIMIT_REACHED');
    expect(await inTransaction(world.pool, (tx) => createSessionLimit({ now: world.now })(tx, player.memberId))).toBe(
      60,
    );
    expect((await bet(then, 1)).status).toBe('RS_OK');
  });
});

test('100 bets at once on two servers stake exactly what the limit leaves', async () => {
  const player = await world.addPlayer();
  await world.limit(player, 'stake/day', '100');
  await world.limit(player, 'loss/day', '90');
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => on(n).bet(player, { amount: 7 * UNIT })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 'RS_OK')).toHaveLength(12);
  expect(statuses.filter((status) => status === 'RS_ERROR_LIMIT_REACHED')).toHaveLength(88);
});

test('a limit that is set while bets come in holds from that moment for all of them', async () => {
  for (let times = 0; times < 5; times++) {
    const player = await world.addPlayer();
    const bets = Array.from({ length: 40 }, (_, n) => on(n).bet(player, { amount: 10 * UNIT }));
    const { value } = await world.limit(player, 'stake/day', '50');
    const usedThen = Number(value.list[0]!.used);
    await Promise.all(bets);
    const after = Number((await world.call(player, 'GET', '/api/limits')).value.list[0]!.used);
    expect(after).toBeLessThanOrEqual(Math.max(50, usedThen));
  }
});

type Step = { kind: 'bet' | 'win' | 'rollback'; amount: number; of: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('bet' as const, 'bet' as const, 'win' as const, 'rollback' as const),
  amount: fc.constantFrom(10, 30, 60, 100),
  of: fc.nat(7),
});
const named = {
  'stake/day': fc.option(fc.constantFrom(90, 200)),
  'loss/day': fc.option(fc.constantFrom(60, 120)),
  'loss/week': fc.option(fc.constantFrom(60, 120)),
};
/** The member's own, and the operator's. */
const limits = fc.record({ own: fc.record(named), operators: fc.record(named) });

/** Begins a player with limits and little money, and names their bets so that wins and rollbacks can refer to them. */
async function begin({ own, operators }: Record<'own' | 'operators', Record<string, number | null>>) {
  const player = await world.addPlayer({ balance: 400n * 100_000n });
  for (const [name, amount] of Object.entries(own)) {
    if (amount !== null) await world.limit(player, name, String(amount));
  }
  for (const [name, amount] of Object.entries(operators)) {
    if (amount !== null) await world.limitByStaff(player, name, BigInt(amount) * 100_000n);
  }
  const bets: { transaction_uuid: string; round: string }[] = [];
  const take = (index: number, { kind, amount, of }: Step) => {
    const named = bets[of % Math.max(bets.length, 1)];
    if (kind === 'bet' || !named) {
      const fields = { transaction_uuid: randomUUID(), round: randomUUID() };
      bets.push(fields);
      return said('bet', on(index).bet(player, { ...fields, amount: amount * UNIT }));
    }
    const reference = { reference_transaction_uuid: named.transaction_uuid, round: named.round };
    return kind === 'win'
      ? said('win', on(index).win(player, { ...reference, amount: amount * UNIT }))
      : said('rollback', on(index).rollback(player, reference));
  };
  return { player, take };
}

async function said(kind: Step['kind'], answer: Promise<{ status: string }>) {
  return { kind, status: (await answer).status };
}

test('no interleaving of stakes, wins and rollbacks exceeds a limit, and only stakes are refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), { maxLength: 3 }),
      async (set, bursts) => {
        const { player, take } = await begin(set);
        for (const burst of bursts) {
          const answers = await Promise.all(burst.map((one, index) => take(index, one)));
          const refused = answers.filter(({ status }) => status === 'RS_ERROR_LIMIT_REACHED');
          expect(refused.filter(({ kind }) => kind !== 'bet')).toEqual([]);
        }
        expect(await brokenLimits(world.pool, player.memberId)).toEqual([]);
      },
    ),
    { numRuns: examples(15, 40) },
  );
});

test('sequential stakes are answered exactly by the limits: one within them is never refused', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(step, { maxLength: 16 }), async (set, steps) => {
      const { player, take } = await begin(set);
      let [stake, win, money] = [0, 0, 400];
      const taken: { amount: number; open: boolean; rolledBack: boolean }[] = [];
      for (const one of steps) {
        const named = taken[one.of % Math.max(taken.length, 1)];
        const { status } = await take(0, one);
        if (one.kind === 'bet' || !named) {
          const fits = [...Object.entries(set.own), ...Object.entries(set.operators)].every(
            ([name, most]) => most === null || one.amount <= most - stake + (name.startsWith('loss') ? win : 0),
          );
          const expected = fits
            ? one.amount <= money
              ? 'RS_OK'
              : 'RS_ERROR_NOT_ENOUGH_MONEY'
            : 'RS_ERROR_LIMIT_REACHED';
          expect(status).toBe(expected);
          const isTaken = status === 'RS_OK';
          taken.push({ amount: one.amount, open: isTaken, rolledBack: !isTaken });
          if (isTaken) [stake, money] = [stake + one.amount, money - one.amount];
        } else if (one.kind === 'win' && status === 'RS_OK') {
          [win, money] = [win + one.amount, money + one.amount];
        } else if (one.kind === 'rollback') {
          expect(status).toBe('RS_OK');
          if (!named.rolledBack) [stake, money] = [stake - named.amount, money + named.amount];
          named.rolledBack = true;
        }
      }
      expect((await world.vendor.balance(player)).balance).toBe(money * UNIT);
    }),
    { numRuns: examples(15, 40) },
  );
});
