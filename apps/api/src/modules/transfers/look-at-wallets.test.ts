import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createPool, type Pool } from '../../platform/database.ts';
import { type TransferWallet, VendorUnreachable } from '../vendors/index.ts';
import { type AskingPace, createLookAtWallets } from './use-cases/look-at-wallets.ts';

const VENDORS = Array.from({ length: 20 }, (_, index) => `V${index}`);
const PACE: AskingPace = { vendorsAtOnce: 3, membersAtOnce: 2, withinMs: 60_000 };

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, 8);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Members with 7 at each vendor by its last known balance, and vendors that answer as the test says. */
async function look(members: readonly string[], answer: (vendor: string) => Promise<bigint>, pace = PACE) {
  for (const member of members)
    await pool.query(
      `INSERT INTO transfers.vendor_wallet (member_id, vendor, currency, placed, told, told_at)
       SELECT $1, vendor, 'LAK', 7, 7, now() FROM unnest($2::text[]) AS vendor ON CONFLICT DO NOTHING`,
      [member, VENDORS],
    );
  const asked = { now: 0, most: 0, mostOfVendor: 0, ofVendor: new Map<string, number>() };
  const note = (vendor: string, change: 1 | -1) => {
    asked.now += change;
    const ofVendor = (asked.ofVendor.get(vendor) ?? 0) + change;
    asked.ofVendor.set(vendor, ofVendor);
    asked.most = Math.max(asked.most, asked.now);
    asked.mostOfVendor = Math.max(asked.mostOfVendor, ofVendor);
  };
  const balance = async (vendor: string) => {
    note(vendor, 1);
    return answer(vendor).finally(() => note(vendor, -1));
  };
  const wallets = createLookAtWallets({
    pool,
    clock: systemClock,
    listVendors: async () => VENDORS.map((code) => ({ code, name: code, isOpen: true })),
    findWallet: async (vendor) => ({
      isOpen: true,
      wallet: { balance: () => balance(vendor) } as unknown as TransferWallet,
    }),
    pace,
  });
  const seen = await Promise.all(members.map((memberId) => wallets.all({ memberId, currency: 'LAK' })));
  return { seen, asked };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 2));

test('for one member only so many vendors are queried at once, and all of them answer', async () => {
  const { seen, asked } = await look(['1'], async () => {
    await aMoment();
    return 9n;
  });
  expect(seen[0]!.map(({ state, balance }) => [state, balance])).toEqual(VENDORS.map(() => ['known', 9n]));
  expect(asked.most).toBe(PACE.vendorsAtOnce);
});

test('one vendor is queried for only so many members at once', async () => {
  const members = ['11', '12', '13', '14', '15', '16'];
  const { seen, asked } = await look(members, async () => {
    await aMoment();
    return 5n;
  });
  expect(seen.flat().every(({ state }) => state === 'known')).toBe(true);
  expect(asked.mostOfVendor).toBe(PACE.membersAtOnce);
});

test('a vendor that hangs, and one that is unreachable, are shown with their last known balance, and do not block the others', async () => {
  const answers = async (vendor: string) => {
    if (vendor === 'V3') return new Promise<bigint>(() => undefined);
    if (vendor === 'V4') throw new VendorUnreachable('away');
    return 9n;
  };
  const { seen } = await look(['21'], answers, { ...PACE, withinMs: 300 });
  const unknown = seen[0]!.filter(({ state }) => state === 'unreachable');
  expect(unknown.map(({ code, balance }) => [code, balance])).toEqual([
    ['V3', 7n],
    ['V4', 7n],
  ]);
  expect(unknown.every(({ knownAt }) => knownAt !== null)).toBe(true);
  expect(seen[0]!.filter(({ state, balance }) => state === 'known' && balance === 9n)).toHaveLength(18);
});

test('a member who waits behind a vendor that hangs is answered in time, and the vendor is not queried again', async () => {
  let asked = 0;
  const members = ['31', '32', '33', '34', '35'];
  const answers = async (vendor: string) => {
    if (vendor !== 'V0') return 9n;
    asked += 1;
    return new Promise<bigint>(() => undefined);
  };
  const { seen } = await look(members, answers, { ...PACE, withinMs: 300 });
  expect(seen.map((wallets) => wallets[0]!.state)).toEqual(members.map(() => 'unreachable'));
  expect(asked).toBe(PACE.membersAtOnce);
});
