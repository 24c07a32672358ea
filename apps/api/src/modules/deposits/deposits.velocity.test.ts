import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/http/api-error.ts';
import { callbackFor, sendCallback } from './testing/callbacks.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let member: string;
const credited: { depositId: string }[] = [];

beforeAll(async () => {
  world = await createWorld({
    velocity: { perMinute: 3, perHour: 5, perDay: 8, openAtOnce: 4 },
    requireOffer: async (_tx, { offer }) => {
      if (offer !== 'first-100') throw new ApiError('VALIDATION', { fields: { offer: 'offer_unknown' } });
    },
    onCredited: async (_tx, money) => {
      credited.push(money);
    },
  });
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(() => world.close());

const begun = async (): Promise<number> =>
  (await world.pool.query('SELECT FROM deposits.deposit WHERE member_id = $1', [member])).rowCount!;

async function beginAndEnd(count: number): Promise<void> {
  for (let each = 0; each < count; each++) {
    const { id } = await world.pending(member);
    await sendCallback(world, await callbackFor(world, id, { status: 'failed' }));
  }
}

describe('deposits', () => {
  test('in one minute are taken up to the rule, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.deposit(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(
      new Set(refused.map(({ status, code, value }) => `${status} ${code} ${String(value['retryAfterSeconds'])}`)),
    ).toEqual(new Set(['429 TOO_MANY_DEPOSITS 60']));
    expect(await begun()).toBe(3);
    world.passTime({ minutes: 1 });
    expect((await world.deposit(member)).status).toBe(200);
  });

  test('in an hour and in a day are counted too', async () => {
    for (let round = 0; round < 5; round++) {
      await beginAndEnd(1);
      world.passTime({ minutes: 2 });
    }
    expect(await world.deposit(member)).toMatchObject({
      code: 'TOO_MANY_DEPOSITS',
      value: { retryAfterSeconds: 3600 },
    });
    world.passTime({ hours: 1 });
    await beginAndEnd(3);
    world.passTime({ hours: 2 });
    expect(await world.deposit(member)).toMatchObject({
      code: 'TOO_MANY_DEPOSITS',
      value: { retryAfterSeconds: 86_400 },
    });
  });

  test('that wait to be paid are so many at most, and one that ended makes room', async () => {
    const ids = [];
    for (let count = 0; count < 4; count++) {
      ids.push((await world.pending(member)).id);
      world.passTime({ minutes: 2 });
    }
    expect(await world.deposit(member)).toMatchObject({
      status: 409,
      code: 'TOO_MANY_OPEN_DEPOSITS',
      value: { most: 4 },
    });
    await sendCallback(world, await callbackFor(world, ids[0]!));
    expect((await world.deposit(member)).status).toBe(200);
  });

  test('answered again under their key are not counted twice', async () => {
    const idempotencyKey = randomUUID();
    for (let count = 0; count < 6; count++) expect((await world.deposit(member, { idempotencyKey })).status).toBe(200);
    expect(await begun()).toBe(1);
  });
});

describe('a bonus offer', () => {
  test('goes with the deposit to its credit, once', async () => {
    const { id } = await world.pending(member, { offer: 'first-100' });
    const callback = await callbackFor(world, id);
    await Promise.all(Array.from({ length: 5 }, () => sendCallback(world, callback)));
    expect(credited.filter(({ depositId }) => depositId === id)).toEqual([
      { memberId: member, depositId: id, amount: 25_000_000_000n, currency: 'LAK', offer: 'first-100' },
    ]);
  });

  test('that is not there is refused before anything is begun', async () => {
    expect(await world.deposit(member, { offer: 'nothing' })).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(await world.deposit(member, { offer: 'x'.repeat(61) })).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(await begun()).toBe(0);
  });

  test('is part of what one key means', async () => {
    const idempotencyKey = randomUUID();
    await world.deposit(member, { idempotencyKey, offer: 'first-100' });
    expect(await world.deposit(member, { idempotencyKey })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });
});
