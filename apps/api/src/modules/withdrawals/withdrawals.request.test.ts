import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { PASSWORD } from '../../testing/members.ts';
import { BY, createWorld, type Payee, type World } from './testing/world.ts';

let world: World;
let payee: Payee;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

beforeEach(async () => {
  payee = await world.member();
});

const terms = async () => (await world.send('GET', '/api/withdrawals/terms', undefined, { token: payee.token })).value;
const rules = (change: Parameters<World['configure']>[1]) => world.configure('withdrawals', change as object);

describe('asking for a withdrawal', () => {
  test('holds the money back, and the member sees what arrives and where', async () => {
    const { value } = await world.ask(payee, { amount: '500000' });
    expect(value).toMatchObject({
      state: 'requested',
      amount: '500000.00',
      fee: '0.00',
      arrives: '500000.00',
      received: '0.00',
      remaining: '500000.00',
      payee: { providerName: 'BCEL', number: `****${payee.number.slice(-4)}`, holderName: 'Keo Sengdara' },
      can: { cancel: true, receive: false, dispute: false },
    });
    expect(await world.balance(payee.id)).toEqual({ cash: '1500000.00', locked: '500000.00' });
    expect(JSON.stringify(value)).not.toContain(payee.number);
  });

  test('again under the same key asks once, with other content it is refused', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => world.ask(payee, { idempotencyKey })));
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    expect(await world.ask(payee, { idempotencyKey, amount: '500001' })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await world.balance(payee.id)).toMatchObject({ locked: '500000.00' });
  });

  test.each(['-500000', '5e5', '500000.001', '0', ' 500000', '9999999999999999', 'NaN', '500,000', ''])(
    'of %j is refused and changes nothing',
    async (amount) => {
      expect((await world.ask(payee, { amount })).success).toBe(false);
      expect(await world.balance(payee.id)).toEqual({ cash: '2000000.00', locked: '0.00' });
    },
  );

  test('takes the payment password', async () => {
    expect(await world.ask(payee, { paymentPassword: '000000' })).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' });
    expect(await world.balance(payee.id)).toMatchObject({ locked: '0.00' });
  });

  test('is refused while staff has locked withdrawals, and not any longer', async () => {
    const lock = (isLocked: boolean) =>
      inTransaction(world.pool, (tx) => world.members.setLock(tx, payee.id, { kind: 'withdraw', isLocked }));
    await lock(true);
    expect(await world.ask(payee)).toMatchObject({ status: 403, code: 'WITHDRAWALS_LOCKED' });
    expect(await world.balance(payee.id)).toMatchObject({ locked: '0.00' });
    await lock(false);
    expect(await world.ask(payee)).toMatchObject({ success: true });
  });

  test('pays only to the member’s own account', async () => {
    const other = await world.member();
    expect(await world.ask(payee, { payeeId: other.payeeId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is for true accounts', async () => {
    const { value } = await world.send('POST', '/api/session/trial', { os: 'Linux', platform: 'W' });
    const { token } = value as { token: string };
    expect(await world.send('GET', '/api/withdrawals/terms', undefined, { token })).toMatchObject({
      code: 'TRUE_ACCOUNT_REQUIRED',
    });
    expect(await world.ask({ ...payee, token })).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
  });

  test('is open to members who excluded themselves from play and deposits', async () => {
    const { username } = (await world.members.byId(world.pool, payee.id))!;
    const excluded = await world.send('POST', '/api/limits/self-exclusion', { months: 6 }, { token: payee.token });
    expect(excluded).toMatchObject({ success: true });
    const { value } = await world.send('POST', '/api/session', { username, password: PASSWORD });
    expect(await world.ask({ ...payee, token: value.token as string })).toMatchObject({ success: true });
  });

  test('of more than there is is refused, and a hundred at once never take more than there is', async () => {
    expect(await world.ask(payee, { amount: '2000001' })).toMatchObject({
      code: 'BALANCE_TOO_LOW',
      value: { balance: '2000000.00' },
    });
    await rules({ perDay: { count: 1000, amount: '900000000' } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => world.ask(payee, { amount: '150000' })));
    expect(answers.filter(({ success }) => success)).toHaveLength(13);
    expect(await world.balance(payee.id)).toEqual({ cash: '50000.00', locked: '1950000.00' });
    await rules({ perDay: { count: 1000, amount: '900000000' } });
  });
});

describe('limits', () => {
  test('of one withdrawal', async () => {
    for (const amount of ['49999.99', '20000000.01']) {
      expect(await world.ask(payee, { amount })).toMatchObject({
        code: 'AMOUNT_OUT_OF_RANGE',
        value: { min: '50000.00' },
      });
    }
  });

  test('of a day, by the brand’s clock: what was cancelled does not count', async () => {
    await rules({ perDay: { count: 2, amount: '900000' } });
    const first = await world.asked(payee, '500000');
    expect(await world.ask(payee, { amount: '400001' })).toMatchObject({
      code: 'WITHDRAWAL_LIMIT_REACHED',
      value: { countLeft: 1, amountLeft: '400000.00' },
    });
    await world.send('POST', `/api/withdrawals/${first.id}/cancel`, undefined, { token: payee.token });
    await world.asked(payee, '500000');
    await world.asked(payee, '400000');
    expect(await terms()).toMatchObject({ today: { countLeft: 0, amountLeft: '0.00' }, open: 2 });
    expect(await world.ask(payee, { amount: '50000' })).toMatchObject({ code: 'WITHDRAWAL_LIMIT_REACHED' });
    world.clock.forward({ hours: 24 });
    expect(await world.ask(payee, { amount: '50000' })).toMatchObject({ success: true });
    await rules({ perDay: { count: 1000, amount: '900000000' } });
  });

  test('of how many are under way, and how soon after one another', async () => {
    await rules({ openAtOnce: 1 });
    await world.asked(payee);
    expect(await world.ask(payee)).toMatchObject({ code: 'TOO_MANY_OPEN_WITHDRAWALS', value: { most: 1 } });
    await rules({ openAtOnce: 100, minutesBetween: 10 });
    expect(await world.ask(payee)).toMatchObject({ code: 'WITHDRAWAL_TOO_SOON' });
    world.clock.forward({ minutes: 10 });
    expect(await world.ask(payee)).toMatchObject({ success: true });
    await rules({ minutesBetween: 0 });
  });

  test('a brand that pays nothing out says so', async () => {
    await rules({ isOffered: false });
    expect(await world.ask(payee)).toMatchObject({ code: 'WITHDRAWALS_CLOSED' });
    expect(await terms()).toMatchObject({ isOffered: false });
    await rules({ isOffered: true });
  });
});

test('the first of the day is free, the next costs what the brand says', async () => {
  await world.asked(payee, '100000');
  expect(await terms()).toMatchObject({ fee: { flat: '2000.00', perMille: 5, freeLeft: 0 } });
  expect(await world.asked(payee, '100000')).toMatchObject({ fee: '2500.00', arrives: '97500.00' });
});

describe('what was paid in', () => {
  const deposit = (depositId: string, amount: string) =>
    inTransaction(world.pool, (tx) =>
      world.turnover.noteMoney(tx, {
        memberId: payee.id,
        cause: `deposit:${depositId}`,
        amount: parseAmount(amount),
        currency: 'LAK',
      }),
    );

  test('must be staked first; the member sees the progress', async () => {
    await deposit('700001', '300000');
    expect(await terms()).toMatchObject({ turnover: { required: '300000.00', done: '0.00', remaining: '300000.00' } });
    expect(await world.ask(payee)).toMatchObject({ code: 'TURNOVER_REQUIRED', value: { remaining: '300000.00' } });
    expect(await world.balance(payee.id)).toEqual({ cash: '2000000.00', locked: '0.00' });
  });

  test('and a deposit that is credited at the same moment is never withdrawn unplayed', async () => {
    for (let n = 0; n < 8; n += 1) {
      const racer = await world.member({ balance: '100000' });
      const credited = inTransaction(world.pool, async (tx) => {
        const owner = { type: 'member', id: racer.id } as const;
        await world.ledger.post(tx, {
          source: 'test',
          key: `race ${racer.id}`,
          kind: 'deposit',
          debit: await world.ledger.openAccount(tx, {
            owner: { type: 'house', id: 'test' },
            purpose: 'opening',
            currency: 'LAK',
          }),
          credit: await world.ledger.openAccount(tx, { owner, purpose: 'cash', currency: 'LAK' }),
          amount: parseAmount('400000'),
          reference: { type: 'deposit', id: '1' },
          actor: 'system',
        });
        const wanted = {
          memberId: racer.id,
          cause: `deposit:${710_000 + n}`,
          amount: parseAmount('400000'),
          currency: 'LAK',
        };
        await world.turnover.noteMoney(tx, wanted);
      });
      const [answer] = await Promise.all([world.ask(racer, { amount: '500000' }), credited]);
      expect(['BALANCE_TOO_LOW', 'TURNOVER_REQUIRED']).toContain(answer.code);
    }
  });
});

describe('cancelling', () => {
  const cancel = (id: string) => world.send('POST', `/api/withdrawals/${id}/cancel`, undefined, { token: payee.token });

  test('returns the money, once, and only before staff has claimed it', async () => {
    const { id } = await world.asked(payee);
    expect(await cancel(id)).toMatchObject({
      value: { state: 'cancelled', remaining: '0.00', can: { cancel: false } },
    });
    expect(await cancel(id)).toMatchObject({ code: 'WITHDRAWAL_CLOSED', value: { state: 'cancelled' } });
    expect(await world.balance(payee.id)).toEqual({ cash: '2000000.00', locked: '0.00' });
    const looked = await world.asked(payee);
    await world.withdrawals.admin.claim(BY, looked.id);
    expect(await cancel(looked.id)).toMatchObject({ code: 'WITHDRAWAL_CLOSED' });
  });

  test('and claiming at the same moment: one of them happens', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { id } = await world.asked(payee, '60000');
      const [cancelled, claimed] = await Promise.all([
        cancel(id),
        world.withdrawals.admin.claim(BY, id).then(
          () => true,
          () => false,
        ),
      ]);
      expect(cancelled.success).toBe(!claimed);
    }
    expect(await world.broken()).toEqual([]);
  });

  test('is not offered where the brand does not allow it, nor to another member', async () => {
    const { id } = await world.asked(payee);
    const other = await world.member();
    expect(await world.send('POST', `/api/withdrawals/${id}/cancel`, undefined, { token: other.token })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await rules({ memberMayCancel: false });
    expect(await cancel(id)).toMatchObject({ code: 'WITHDRAWAL_CLOSED' });
    expect(await world.status(payee, id)).toMatchObject({ can: { cancel: false } });
    await rules({ memberMayCancel: true });
  });
});

test('the list has a member’s own, newest first, in pages', async () => {
  const ids = [await world.asked(payee, '60000'), await world.asked(payee, '70000')].map(({ id }) => id);
  const list = async (pageNo: number) =>
    (await world.send('GET', `/api/withdrawals?pageNo=${pageNo}&pageSize=1`, undefined, { token: payee.token })).value;
  expect(await list(1)).toMatchObject({ total: 2, totalPages: 2, list: [{ id: ids[1] }] });
  expect(await list(2)).toMatchObject({ list: [{ id: ids[0] }] });
});
