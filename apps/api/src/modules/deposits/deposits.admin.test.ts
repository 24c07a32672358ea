import type { AdminDeposit, AdminDepositCase } from '@champa/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice, type TestEmployee } from '../../testing/backoffice.ts';
import { accessLog } from '../../testing/by-test.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let backoffice: TestBackoffice;
let member: string;
let slip: Buffer;

beforeAll(async () => {
  world = await createWorld();
  backoffice = openBackoffice(world.deposits.adminRoutes!);
  slip = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#ffeecc' } })
    .png()
    .toBuffer();
});

beforeEach(async () => {
  member = await world.addMember();
});

afterAll(async () => {
  await backoffice.close();
  await world.close();
});

type Listed = { list: AdminDeposit[]; next: string | null };

const send = (method: 'GET' | 'PUT', path: string, as?: TestEmployee, body?: object) =>
  backoffice.send(method, `/deposits${path}`, { ...(as && { as }), ...(body && { body }) });
const page = async (query: string): Promise<Listed> => (await send('GET', `?${query}`)).value;
const open = async (id: string, as?: TestEmployee): Promise<AdminDepositCase> =>
  (await send('GET', `/${id}`, as)).value;
const decide = (id: string, act: string, as?: TestEmployee) =>
  send('PUT', `/${id}/decision`, as, { act, reason: `to ${act} it` });
const approve = (id: string, received: string, as?: TestEmployee) =>
  send('PUT', `/${id}/approval`, as, { received, reason: 'seen at the bank' });

async function transfer(): Promise<string> {
  const { id } = await world.told(member, 'bank_transfer', { method: 'transfer', amount: '250000' });
  return id;
}

async function withSlip(): Promise<string> {
  const id = await transfer();
  await world.sendSlip(member, id, slip);
  return id;
}

describe('the list', () => {
  test('of what waits for staff begins with the oldest, and goes on page by page, each once', async () => {
    const waiting = [await withSlip(), await withSlip(), await withSlip()];
    const seen: string[] = [];
    let next: string | null = null as string | null;
    do {
      const { list, next: following }: Listed = await page(
        `state=review&pageSize=2${next === null ? '' : `&after=${next}`}`,
      );
      seen.push(...list.map(({ id }) => id));
      next = following;
    } while (next !== null);
    expect(seen).toEqual(expect.arrayContaining(waiting));
    expect(seen.map(Number)).toEqual([...new Set(seen)].map(Number).toSorted((a, b) => a - b));
  });

  test('of all begins with the newest, and names the members', async () => {
    const [first, second] = [await transfer(), await transfer()];
    const newest = await page('pageSize=1');
    expect(newest.list).toMatchObject([{ id: second, memberId: member, state: 'pending' }]);
    expect(newest.list[0]!.username).not.toBe('');
    expect((await page(`pageSize=1&after=${newest.next}`)).list).toMatchObject([{ id: first }]);
  });
});

describe('a transfer', () => {
  test('is decided by whoever claimed it; others see who works on it', async () => {
    const id = await withSlip();
    expect((await open(id)).can).toEqual(['claim']);
    expect(await approve(id, '250000')).toMatchObject({ code: 'DEPOSIT_NOT_CLAIMED' });
    await decide(id, 'claim');
    expect(await open(id)).toMatchObject({ claimedBy: 'staff:noy', can: ['approve', 'reject'] });
    expect(await decide(id, 'claim', 'keo')).toMatchObject({ code: 'DEPOSIT_NOT_CLAIMED' });
    expect(await approve(id, '250000', 'keo')).toMatchObject({ code: 'DEPOSIT_NOT_CLAIMED' });
  });

  test('is credited with what arrived; the slips and every step stay to be seen', async () => {
    const id = await withSlip();
    await decide(id, 'claim');
    expect((await approve(id, '249000')).value).toMatchObject({ state: 'credited', received: '249000.00' });
    expect(await world.balance(member)).toBe('249000.00');
    expect(await open(id)).toMatchObject({
      steps: [
        { step: 'claim', by: 'staff:noy' },
        { step: 'approve', about: '249000.00' },
      ],
      slipFiles: [{ number: 1 }],
      can: ['refund'],
    });
    const slips = (await send('GET', `/${id}/slips`)).value as string[];
    expect((await sharp(Buffer.from(slips[0]!, 'base64')).metadata()).format).toBe('jpeg');
  });

  test('approved twice is credited once', async () => {
    const id = await withSlip();
    await decide(id, 'claim');
    const answers = await Promise.all([approve(id, '250000'), approve(id, '250000')]);
    expect(answers.map(({ code }) => code ?? 'OK').toSorted()).toEqual(['DEPOSIT_CLOSED', 'OK']);
    expect(await world.balance(member)).toBe('250000.00');
  });

  test('that was rejected credits nothing; its member reads the reason', async () => {
    const id = await withSlip();
    await decide(id, 'claim');
    await decide(id, 'reject');
    expect(await world.status(member, id)).toMatchObject({ state: 'failed', note: 'to reject it' });
    expect(await world.balance(member)).toBe('0.00');
  });

  test('given back by two at once is given back once, and leaves one entry', async () => {
    const id = await withSlip();
    await decide(id, 'claim');
    await approve(id, '250000');
    await Promise.all([decide(id, 'refund'), decide(id, 'refund', 'keo')]);
    expect(await open(id)).toMatchObject({
      state: 'refunded',
      refund: { state: 'done', amount: '250000.00' },
      can: [],
    });
    expect(await world.balance(member)).toBe('0.00');
    const log = await accessLog(world.pool);
    expect(
      log.filter(({ action, detail }) => action === 'deposit_refund_begun' && Object.values(detail).includes(id)),
    ).toHaveLength(1);
  });
});

test('each step is in the audit log with what it changed', async () => {
  const id = await withSlip();
  await decide(id, 'claim');
  await approve(id, '250000');
  const log = await accessLog(world.pool);
  expect(log.slice(-2)).toMatchObject([
    { action: 'deposit_claimed', detail: { deposit: id, memberId: member }, after: { claimedBy: 'staff:noy' } },
    { action: 'deposit_approved', before: { state: 'review' }, after: { state: 'credited', received: '250000.00' } },
  ]);
});

test('a deposit that does not exist, and an amount that can only be a typing error, are refused', async () => {
  expect(await send('GET', '/999999')).toMatchObject({ code: 'NOT_FOUND' });
  const id = await withSlip();
  await decide(id, 'claim');
  expect(await approve(id, '25000000000')).toMatchObject({ code: 'AMOUNT_OUT_OF_RANGE' });
});
