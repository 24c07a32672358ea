import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createAccountsApp, type AccountsApp } from '../../testing/accounts-app.ts';
import { createSend } from '../../testing/client.ts';
import { createTestMembers, loginPassword, PAYMENT_PASSWORD, paymentPassword } from '../../testing/members.ts';

let world: AccountsApp;
const send = createSend(() => world.app);
const members = createTestMembers(() => world, send);

const HOLDER = 'Keo Sengdara';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
let numbers = 0;
const freshNumber = (): string => `01012000${String((numbers += 1)).padStart(6, '0')}`;

/** A member with a payment password. */
async function member() {
  const made = await members.member();
  await members.setPaymentPassword(made.token);
  return made;
}

const bank = (given: object = {}) => ({
  kind: 'BANK',
  provider: 'BCEL',
  number: freshNumber(),
  holderName: HOLDER,
  proof: paymentPassword,
  ...given,
});
const add = (token: string, body: object) => send('POST', '/api/payees', body, { token });
const list = async (token: string) => (await send('GET', '/api/payees', undefined, { token })).value.list;
const flags = async () => (await world.pool.query('SELECT * FROM payees.duplicate_flag')).rows.length;
const payTo = (memberId: string, id: string) =>
  inTransaction(world.pool, (tx) => world.payees.forWithdrawal(tx, memberId, id));

beforeAll(async () => {
  world = await createAccountsApp();
});

afterAll(() => world.close());

beforeEach(() => world.clock.forward({ minutes: 20 }));

describe('adding an account', () => {
  test('takes the payment password, and nothing else', async () => {
    const { token } = await members.member();
    expect(await add(token, bank())).toMatchObject({ status: 409, code: 'PAYMENT_PASSWORD_NOT_SET' });
    await members.setPaymentPassword(token);
    expect(await add(token, bank({ proof: null }))).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect(await add(token, bank({ proof: loginPassword }))).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    const wrong = { ...paymentPassword, answer: '000000' };
    expect(await add(token, bank({ proof: wrong }))).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD' });
    expect(await list(token)).toEqual([]);
    expect(await add(token, bank())).toMatchObject({ success: true });
  });

  test('shows its end only, is reported to the member, and counts in their security centre', async () => {
    const { token } = await member();
    const number = freshNumber();
    const { value } = await add(
      token,
      bank({ number: `${number.slice(0, 4)}-${number.slice(4)}`, branch: 'Vientiane' }),
    );
    expect(value.list).toMatchObject([
      {
        number: `****${number.slice(-4)}`,
        providerName: 'BCEL',
        holderName: HOLDER,
        branch: 'Vientiane',
        isDefault: true,
      },
    ]);
    expect(JSON.stringify(value)).not.toContain(number);
    expect(await members.messages(token)).toContain('payee_added');
    expect((await members.overview(token)).bankAccounts).toBe(1);
  });

  test.each([
    ['a bank the brand does not pay to', { provider: 'NOBANK' }, { provider: 'pattern' }],
    ['letters for a number', { number: 'ABCDEFGH' }, { number: 'pattern' }],
    ['nobody’s', { holderName: ' ' }, { holderName: 'required' }],
    [
      'a crypto address with a typing error',
      { kind: 'CRYPTO', provider: 'TRC20', number: TRON.replace('6', '7') },
      { number: 'checksum' },
    ],
  ])('%s is refused with the field, and costs no attempt at the payment password', async (_what, given, fields) => {
    const { token } = await member();
    for (let slip = 0; slip < 5; slip += 1) {
      expect(await add(token, bank(given))).toMatchObject({ code: 'VALIDATION', value: { fields } });
    }
    expect(await add(token, bank())).toMatchObject({ success: true });
  });

  test('is in the member’s own name only: the first account sets it, where the profile has none', async () => {
    const { token, id } = await member();
    await add(token, bank());
    expect((await world.members.profile(world.pool, id)).payeeName).toBe(HOLDER);
    expect(await add(token, bank({ holderName: 'Noy Phommasa' }))).toMatchObject({
      code: 'VALIDATION',
      value: { fields: { holderName: 'holder' } },
    });
    expect(await add(token, bank({ holderName: ' keo  SENGDARA ' }))).toMatchObject({ success: true });
  });

  test('sets the name that verifies a sign-in from a new place', async () => {
    const { token, username } = await member();
    await add(token, bank());
    const wish = { username, password: 'night-Garden-7' };
    const asked = await send('POST', '/api/session', wish, { ip: '198.51.100.20' });
    expect(asked.value.methods).toEqual([{ method: 'bankAccountName', hint: '' }]);
    const verify = { ticket: asked.value.ticket, method: 'bankAccountName', answer: HOLDER };
    expect(await send('POST', '/api/session/verification', verify, { ip: '198.51.100.20' })).toMatchObject({
      success: true,
    });
  });

  test('with two names at once keeps one', async () => {
    const { token, id } = await member();
    const names = [HOLDER, 'Noy Phommasa', 'Bee Vang'];
    const answers = await Promise.all(names.map((holderName) => add(token, bank({ holderName }))));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const { payeeName } = await world.members.profile(world.pool, id);
    expect((await list(token)).map(({ holderName }: { holderName: string }) => holderName)).toEqual([payeeName]);
  });

  test('the same one twice is refused, however it is written', async () => {
    const { token } = await member();
    const number = freshNumber();
    await add(token, bank({ number }));
    expect(await add(token, bank({ number: `${number.slice(0, 3)} ${number.slice(3)}` }))).toMatchObject({
      code: 'PAYEE_EXISTS',
    });
  });
});

describe('the limit of each kind', () => {
  test('holds for concurrent requests; another kind has its own', async () => {
    await world.configure('payees', { most: { BANK: 3, E_WALLET: 1, CRYPTO: 1 } });
    const { token } = await member();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(token, bank())));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_PAYEES')).toHaveLength(5);
    expect(await list(token)).toHaveLength(3);
    const crypto = { kind: 'CRYPTO', provider: 'TRC20', number: TRON, holderName: '' };
    expect(await add(token, bank(crypto))).toMatchObject({ success: true });
    await world.configure('payees', { most: { BANK: 5, E_WALLET: 5, CRYPTO: 5 } });
  });
});

describe('the same account at two members', () => {
  test('is flagged for staff, and neither member is told', async () => {
    const [one, other] = [await member(), await member()];
    const number = freshNumber();
    const before = await flags();
    const first = await add(one.token, bank({ number }));
    const second = await add(other.token, bank({ number, holderName: 'Noy Phommasa' }));
    expect([first.success, second.success]).toEqual([true, true]);
    expect(await flags()).toBe(before + 1);
  });

  test('is flagged when both add it at once', async () => {
    const pair = [await member(), await member()];
    const number = freshNumber();
    const before = await flags();
    await Promise.all(pair.map(({ token }) => add(token, bank({ number }))));
    expect(await flags()).toBe(before + 1);
  });

  test('is flagged where the other has removed it', async () => {
    const [one, other] = [await member(), await member()];
    const number = freshNumber();
    const before = await flags();
    const { id } = (await add(one.token, bank({ number }))).value.list[0];
    await send('POST', `/api/payees/${id}/remove`, { proof: paymentPassword }, { token: one.token });
    await add(other.token, bank({ number }));
    expect(await flags()).toBe(before + 1);
  });
});

describe('an account', () => {
  test('is removed with a proof; the oldest remaining one becomes the default', async () => {
    const { token } = await member();
    for (let made = 0; made < 3; made += 1) await add(token, bank());
    const [first, second, third] = (await list(token)).map(({ id }: { id: string }) => id);
    const remove = (id: string, proof: object | null) => send('POST', `/api/payees/${id}/remove`, { proof }, { token });
    expect(await remove(first, null)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect(await remove(first, loginPassword)).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    const answer = await remove(first, paymentPassword);
    expect(answer.value.list).toMatchObject([
      { id: second, isDefault: true },
      { id: third, isDefault: false },
    ]);
    expect(await remove(first, paymentPassword)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await members.messages(token)).toContain('payee_removed');
  });

  test('is made the default, which only one is', async () => {
    const { token } = await member();
    for (let made = 0; made < 2; made += 1) await add(token, bank());
    const [, second] = (await list(token)).map(({ id }: { id: string }) => id);
    const { value } = await send('PUT', `/api/payees/${second}/default`, undefined, { token });
    expect(value.list.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true]);
  });

  test('of another member is not found', async () => {
    const [one, other] = [await member(), await member()];
    const { id } = (await add(one.token, bank())).value.list[0];
    expect(await send('PUT', `/api/payees/${id}/default`, undefined, { token: other.token })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const removal = await send('POST', `/api/payees/${id}/remove`, { proof: paymentPassword }, { token: other.token });
    expect(removal).toMatchObject({ code: 'NOT_FOUND' });
    await expect(payTo(other.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await list(one.token)).toMatchObject([{ id, isDefault: true }]);
  });

  test('can be paid to after the waiting time, with its whole number', async () => {
    const { token, id: memberId } = await member();
    const number = freshNumber();
    const [{ id, usableFrom, isUsable }] = (await add(token, bank({ number }))).value.list;
    expect(isUsable).toBe(false);
    await expect(payTo(memberId, id)).rejects.toMatchObject({ code: 'PAYEE_NOT_USABLE_YET', value: { usableFrom } });
    world.clock.forward({ hours: 24 });
    expect(await payTo(memberId, id)).toEqual({
      id,
      kind: 'BANK',
      provider: 'BCEL',
      providerName: 'BCEL',
      hidden: `****${number.slice(-4)}`,
      addedAt: expect.anything() as Temporal.Instant,
      sharedWith: 0,
      number,
      holderName: HOLDER,
      branch: '',
    });
  });

  test('is sealed in the database, and appears in no log', async () => {
    const { token } = await member();
    const number = freshNumber();
    await add(token, bank({ number, holderName: 'Sealed Person' }));
    const { rows } = await world.pool.query('SELECT * FROM payees.payee');
    const stored = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    for (const text of [stored, world.logged.join('')]) {
      expect(text).not.toContain(number);
      expect(text).not.toContain('Sealed Person');
      expect(text).not.toContain(PAYMENT_PASSWORD);
    }
  });
});
