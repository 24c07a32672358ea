import { parseAmount } from '@champa/money';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BY, createWorld, type Payee, type World } from './testing/world.ts';

let world: World;
let payee: Payee;

beforeAll(async () => {
  world = await createWorld();
  await world.configure('withdrawals', { receiptMinutes: 60, fee: { flat: '1000', perMille: 0, freePerDay: 0 } });
});

afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

beforeEach(async () => {
  payee = await world.member();
});

const post = (id: string, what: string, body: object) =>
  world.send('POST', `/api/withdrawals/${id}/${what}`, body, { token: payee.token });
const receive = (id: string, part: string | null = null) => post(id, 'receive', { part });
const dispute = (id: string, part: string | null = null) => post(id, 'dispute', { part });
const overdue = () => world.withdrawals.service.receiveOverdue();

async function addProof(id: string, payload: Buffer, type = 'image/png', { token } = payee) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'x-language': 'en' };
  const answer = await world.app.inject({ method: 'POST', url: `/api/withdrawals/${id}/proofs`, headers, payload });
  return {
    status: answer.statusCode,
    ...(answer.json() as { success: boolean; code?: string; value?: { proofs: number } }),
  };
}

const statement = () =>
  sharp({ create: { width: 3000, height: 200, channels: 3, background: '#204060' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .png()
    .toBuffer();

/** Paid by hand in two parts: 300,000 and 199,000, after a fee of 1,000. */
async function paid(): Promise<{ id: string; parts: string[] }> {
  const { id } = await world.approved(payee, '500000');
  const amounts = ['300000', '199000'].map(parseAmount);
  await world.withdrawals.admin.pay(BY, id, { amounts, provider: null, note: 'BCEL 88' });
  const { parts, state } = await world.status(payee, id);
  expect(state).toBe('paid');
  return { id, parts: parts.map((part) => part.id) };
}

describe('a member who has received', () => {
  test('one part sees what remains, and all of it ends the withdrawal', async () => {
    const { id, parts } = await paid();
    expect((await receive(id, parts[0])).value).toMatchObject({
      state: 'paid',
      received: '300000.00',
      remaining: '199000.00',
      parts: [{ receipt: 'received' }, { receipt: 'waiting' }],
    });
    expect((await receive(id, parts[1])).value).toMatchObject({
      state: 'confirmed',
      confirmedBy: 'member',
      received: '499000.00',
      remaining: '0.00',
      can: { receive: false, dispute: false },
    });
    expect(await receive(id)).toMatchObject({ code: 'WITHDRAWAL_CLOSED' });
  });

  test('everything says so at once, however often they press', async () => {
    const { id } = await paid();
    const answers = await Promise.all([receive(id), receive(id), receive(id)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await world.status(payee, id)).toMatchObject({ state: 'confirmed', received: '499000.00' });
  });

  test('parts while others are on their way is done when the last one leaves', async () => {
    const { id } = await world.approved(payee, '500000');
    const pay = (amount: string) =>
      world.withdrawals.admin.pay(BY, id, { amounts: [parseAmount(amount)], provider: null, note: 'BCEL 1' });
    await pay('300000');
    expect((await receive(id)).value).toMatchObject({ state: 'paying', received: '300000.00', remaining: '199000.00' });
    await pay('199000');
    expect((await receive(id)).value).toMatchObject({ state: 'confirmed' });
  });

  test('another member’s withdrawal does not exist', async () => {
    const { id } = await paid();
    payee = await world.member();
    for (const answer of [await receive(id), await dispute(id), await addProof(id, await statement())]) {
      expect(answer).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('without a word', () => {
  test('one that cannot be ended keeps none of the others', async () => {
    const first = await paid();
    const second = await paid();
    world.clock.forward({ minutes: 61 });
    await world.ownerQuery(
      `ALTER TABLE withdrawals.withdrawal ADD CONSTRAINT stuck CHECK (id <> ${first.id} OR state = 'paid') NOT VALID`,
    );
    await expect(overdue()).rejects.toThrow('1 withdrawals could not be ended');
    expect(await world.status(payee, first.id)).toMatchObject({ state: 'paid' });
    expect(await world.status(payee, second.id)).toMatchObject({ state: 'confirmed' });
    await world.ownerQuery('ALTER TABLE withdrawals.withdrawal DROP CONSTRAINT stuck');
    await overdue();
    expect(await world.status(payee, first.id)).toMatchObject({ state: 'confirmed' });
  });

  test('it counts as received after the brand’s minutes, not before', async () => {
    const { id } = await paid();
    world.clock.forward({ minutes: 59 });
    await overdue();
    expect(await world.status(payee, id)).toMatchObject({ state: 'paid', receivedBy: expect.any(String) as string });
    world.clock.forward({ minutes: 1 });
    await Promise.all([overdue(), overdue()]);
    expect(await world.status(payee, id)).toMatchObject({
      state: 'confirmed',
      confirmedBy: 'time',
      received: '499000.00',
      receivedBy: null,
    });
  });
});

describe('a picture that proves something', () => {
  test('is drawn anew and kept for staff, three at most', async () => {
    const { id } = await paid();
    for (let n = 1; n <= 3; n += 1)
      expect(await addProof(id, await statement())).toMatchObject({ value: { proofs: n } });
    expect(await addProof(id, await statement())).toMatchObject({ code: 'TOO_MANY_PICTURES' });
    const [kept] = await world.withdrawals.admin.proofs(id);
    expect(kept!.includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(kept!).metadata()).toMatchObject({ format: 'jpeg', width: 2000 });
  });

  test('is judged by its content, and has 5 MB at most', async () => {
    const { id } = await paid();
    expect(await addProof(id, Buffer.from('GIF89a\u0001\u0000'))).toMatchObject({ code: 'PICTURE_UNREADABLE' });
    expect(await addProof(id, Buffer.from('<svg/>'), 'image/jpeg')).toMatchObject({ code: 'PICTURE_UNREADABLE' });
    expect(await addProof(id, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect(await world.status(payee, id)).toMatchObject({ proofs: 0 });
  });

  test('is for what was paid', async () => {
    const { id } = await world.asked(payee);
    expect(await addProof(id, await statement())).toMatchObject({ code: 'WITHDRAWAL_CLOSED' });
  });
});

describe('a member who has not received', () => {
  async function disputed(part: 0 | 1 | null = null): Promise<{ id: string; parts: string[] }> {
    const made = await paid();
    await addProof(made.id, await statement());
    const named = part === null ? null : made.parts[part]!;
    expect((await dispute(made.id, named)).value).toMatchObject({ state: 'disputed', receivedBy: null });
    return made;
  }

  test('proves it first', async () => {
    const { id } = await paid();
    expect(await dispute(id)).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect(await world.status(payee, id)).toMatchObject({ state: 'paid' });
  });

  test('one part keeps the other, and no time makes it received', async () => {
    const { id, parts } = await disputed(1);
    world.clock.forward({ hours: 100 });
    await overdue();
    expect(await world.status(payee, id)).toMatchObject({
      state: 'disputed',
      parts: [{ receipt: 'waiting' }, { receipt: 'disputed' }],
    });
    await receive(id, parts[0]);
    await world.withdrawals.admin.refund({ ...BY, reason: 'The bank sent it back.' }, id);
    expect(await world.status(payee, id)).toMatchObject({
      state: 'resolved',
      received: '300000.00',
      returned: '199000.00',
      remaining: '0.00',
    });
    expect(await world.balance(payee.id)).toEqual({ cash: '1699000.00', locked: '0.00' });
  });

  test('anything gets all of it back, with the fee', async () => {
    const { id } = await disputed();
    await world.withdrawals.admin.refund(BY, id);
    expect(await world.balance(payee.id)).toEqual({ cash: '2000000.00', locked: '0.00' });
    await expect(world.withdrawals.admin.refund(BY, id)).rejects.toMatchObject({ code: 'WITHDRAWAL_CLOSED' });
    expect(await world.messages(payee)).toContain('withdrawal_returned');
  });

  test('may find that it did arrive', async () => {
    const { id } = await disputed();
    expect((await receive(id)).value).toMatchObject({
      state: 'resolved',
      confirmedBy: 'member',
      received: '499000.00',
    });
  });

  test('and is shown to have: a forced receipt refunds nothing', async () => {
    const { id } = await disputed();
    await world.withdrawals.admin.force({ ...BY, reason: 'The bank confirms the credit.' }, id);
    expect(await world.status(payee, id)).toMatchObject({
      state: 'resolved',
      confirmedBy: 'forced',
      received: '499000.00',
      reason: 'The bank confirms the credit.',
    });
    expect(await world.balance(payee.id)).toEqual({ cash: '1500000.00', locked: '0.00' });
    await expect(world.withdrawals.admin.refund(BY, id)).rejects.toMatchObject({ code: 'WITHDRAWAL_CLOSED' });
  });
});
