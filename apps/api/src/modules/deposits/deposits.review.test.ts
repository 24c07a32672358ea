import { Buffer } from 'node:buffer';
import { parseAmount } from '@champa/money';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditsOf } from './testing/callbacks.ts';
import { vilay } from '../../testing/by-test.ts';
import { createWorld, type World } from './testing/world.ts';

const noy = { ...vilay, name: 'noy', actor: 'staff:noy' };

let world: World;
let member: string;
let slip: Buffer;
const credited: { depositId: string; amount: bigint; offer: string | null }[] = [];

beforeAll(async () => {
  world = await createWorld({
    onCredited: async (_tx, money) => {
      credited.push(money);
    },
  });
  slip = await picture('#ffeecc');
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(() => world.close());

async function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 90, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'somebody private' } })
    .png()
    .toBuffer();
}

const begin = () => world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
const state = async (id: string) => (await world.status(member, id)).state;
const admin = () => world.deposits.admin;

describe('a bank transfer', () => {
  test('names the brand’s accounts and a reference of its own', async () => {
    const first = await begin();
    const second = await begin();
    expect(first).toMatchObject({ state: 'pending', paymentUrl: null, kind: 'bank_transfer' });
    expect(first.instructions.accounts.map(({ bank }) => bank)).toEqual(['BCEL', 'LDB']);
    expect(first.instructions.reference).toMatch(/^CH[A-Z2-9]{8}$/);
    expect(second.instructions.reference).not.toBe(first.instructions.reference);
  });

  test('with its slip waits for staff, which credits what really arrived', async () => {
    const { id } = await begin();
    expect(await world.sendSlip(member, id, slip)).toMatchObject({ value: { state: 'review', slips: 1 } });
    await admin().claim(vilay, id);
    await admin().approve(vilay, id, parseAmount('249000'));
    expect(await world.status(member, id)).toMatchObject({ state: 'credited', received: '249000.00' });
    expect(await world.balance(member)).toBe('249000.00');
    expect(await creditsOf(world, id)).toEqual([24_900_000_000n]);
    expect(credited.filter(({ depositId }) => depositId === id)).toHaveLength(1);
    const { acts } = await admin().open(id);
    expect(acts).toMatchObject([
      { action: 'claim', actor: 'staff:vilay' },
      { action: 'approve', actor: 'staff:vilay', detail: { received: '249000.00' } },
    ]);
  });

  test('approved by ten at once is credited once', async () => {
    const { id } = await begin();
    await admin().claim(vilay, id);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => admin().approve(vilay, id, parseAmount('250000'))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await creditsOf(world, id)).toHaveLength(1);
    expect(credited.filter(({ depositId }) => depositId === id)).toHaveLength(1);
  });

  test('that was rejected tells why, in the deposit and by a message, and credits nothing', async () => {
    const { id } = await begin();
    await world.sendSlip(member, id, slip);
    await admin().claim(vilay, id);
    await admin().reject({ ...vilay, reason: 'The transfer has not arrived' }, id);
    expect(await world.status(member, id)).toMatchObject({
      state: 'failed',
      reason: 'rejected',
      note: 'The transfer has not arrived',
    });
    expect(await creditsOf(world, id)).toEqual([]);
    const { value } = await world.call(member, 'GET', '/api/inbox');
    expect((value['list'] as { kind: string }[]).map(({ kind }) => kind)).toEqual(['deposit_failed']);
    expect(await world.sendSlip(member, id, slip)).toMatchObject({ code: 'DEPOSIT_CLOSED' });
  });

  test('rejected by mistake can be approved all the same', async () => {
    const { id } = await begin();
    await admin().claim(vilay, id);
    await admin().reject({ ...vilay, reason: 'Not found' }, id);
    await admin().approve(vilay, id, parseAmount('250000'));
    expect(await state(id)).toBe('credited');
  });

  test('that nobody paid expires; a slip that comes late brings it back to staff', async () => {
    const { id } = await begin();
    world.passTime({ hours: 25 });
    await world.deposits.jobs!.find(({ name }) => name === 'deposits_expire_deposits')!.run({});
    expect(await state(id)).toBe('expired');
    await world.sendSlip(member, id, slip);
    expect(await state(id)).toBe('review');
    world.passTime({ hours: 25 });
    await world.deposits.jobs!.find(({ name }) => name === 'deposits_expire_deposits')!.run({});
    expect(await state(id)).toBe('review');
  });
});

describe('staff', () => {
  test('works on a deposit one at a time, until a claim is half an hour old', async () => {
    const { id } = await begin();
    await admin().claim(vilay, id);
    await expect(admin().claim(noy, id)).rejects.toMatchObject({ code: 'DEPOSIT_NOT_CLAIMED' });
    await expect(admin().approve(noy, id, parseAmount('250000'))).rejects.toMatchObject({
      code: 'DEPOSIT_NOT_CLAIMED',
    });
    world.passTime({ minutes: 31 });
    await admin().claim(noy, id);
    await expect(admin().reject({ ...vilay, reason: 'Not found' }, id)).rejects.toMatchObject({
      code: 'DEPOSIT_NOT_CLAIMED',
    });
    await admin().approve(noy, id, parseAmount('250000'));
  });

  test('does not decide on what a provider decides on', async () => {
    const { id } = await world.pending(member);
    await expect(admin().claim(vilay, id)).rejects.toMatchObject({ code: 'DEPOSIT_CLOSED' });
    await expect(admin().approve(vilay, id, 1n)).rejects.toMatchObject({ code: 'DEPOSIT_CLOSED' });
    await expect(admin().claim(vilay, '999999999')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([0n, -100_000n, 1n, parseAmount('500000000.01')])('cannot credit an amount of %s', async (amount) => {
    const { id } = await begin();
    await admin().claim(vilay, id);
    await expect(admin().approve(vilay, id, amount)).rejects.toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
    });
    expect(await creditsOf(world, id)).toEqual([]);
  });
});

describe('a slip', () => {
  test('is drawn anew: nothing but its pixels is kept', async () => {
    const { id } = await begin();
    await world.sendSlip(member, id, slip);
    const kept = (await admin().slips(id))[0]!;
    expect(kept.includes('somebody private')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 90 });
  });

  test.each([
    ['no picture', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a picture of another kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['the beginning of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('that is %s is refused', async (_what, file) => {
    const { id } = await begin();
    expect(await world.sendSlip(member, id, file)).toMatchObject({ status: 422 });
    expect(await state(id)).toBe('pending');
  });

  test('of more than 5 MB is refused', async () => {
    const { id } = await begin();
    expect(await world.sendSlip(member, id, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      code: 'BODY_TOO_LARGE',
    });
  });

  test('can be sent five times, and shows staff where else it was sent', async () => {
    const first = await begin();
    const second = await begin();
    await world.sendSlip(member, second.id, slip);
    const own = await picture('#123456');
    for (let count = 0; count < 4; count++) await world.sendSlip(member, first.id, own);
    await world.sendSlip(member, first.id, slip);
    expect(await world.sendSlip(member, first.id, slip)).toMatchObject({ code: 'DEPOSIT_CLOSED' });
    const { slips } = await admin().open(first.id);
    expect(slips).toHaveLength(5);
    expect(slips[0]!.alsoSentFor).toEqual([]);
    expect(slips[4]!.alsoSentFor).toContain(second.id);
  });

  test('is taken for one’s own transfers only', async () => {
    const { id } = await begin();
    const other = await world.addMember();
    expect(await world.sendSlip(other, id, slip)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.sendSlip(`t${other}`, id, slip)).toMatchObject({ code: 'TRUE_ACCOUNT_REQUIRED' });
    const hosted = await world.pending(member);
    expect(await world.sendSlip(member, hosted.id, slip)).toMatchObject({ code: 'DEPOSIT_CLOSED' });
  });
});

test('open deposits are those under way', async () => {
  const transfer = await begin();
  await world.sendSlip(member, transfer.id, slip);
  const hosted = await world.pending(member);
  const done = await begin();
  await admin().claim(vilay, done.id);
  await admin().approve(vilay, done.id, parseAmount('250000'));
  const { value } = await world.call(member, 'GET', '/api/wallet/deposits?open=1');
  expect((value['list'] as { id: string }[]).map(({ id }) => id)).toEqual([hosted.id, transfer.id]);
});
