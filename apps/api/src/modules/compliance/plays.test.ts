import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { largePlays } from '../vendors/index.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { createWorld, type World } from '../vendors/testing/world.ts';
import { createCompliance } from './index.ts';

let world: World;
let compliance: ReturnType<typeof createCompliance>;
let backoffice: TestBackoffice;

beforeAll(async () => {
  world = await createWorld();
  const nobody = async () => [];
  compliance = createCompliance(
    { pool: world.pool, clock: { now: () => Temporal.Now.instant() } },
    {
      thresholds: async () => ({ deposit: '1', withdrawal: '1' }),
      playThresholds: async () => ({ stake: '300', win: '500' }),
      largePlays,
      limits: { restricted: nobody, safety: nobody },
      actionsOf: nobody,
      usernames: async (ids) => new Map(ids.map((id) => [id, `member${id}`])),
      timeZone: async () => 'UTC',
      record: async () => {},
    },
  );
  backoffice = openBackoffice((app) => void compliance.adminRoutes!(app));
});
afterAll(async () => {
  await backoffice.close();
  await world.close();
});

test('a stake and a win of a round that reach their amounts are large transactions, each once', async () => {
  const player = await world.addPlayer();
  const vendor = createVendor(world.app);
  const round = async (stake: number, win: number) => {
    const named = { transaction_uuid: randomUUID(), round: randomUUID() };
    await vendor.bet(player, { ...named, amount: stake * 100_000 });
    await vendor.win(player, {
      round: named.round,
      reference_transaction_uuid: named.transaction_uuid,
      amount: win * 100_000,
    });
  };
  await round(299, 499);
  await round(300, 10);
  await round(5, 500);
  const look = compliance.jobs!.find(({ name }) => name === 'compliance_plays')!;
  await look.run({});
  await look.run({});
  const { value } = (await backoffice.send('GET', '/compliance/transactions')) as { value: { list: object[] } };
  const kept = new Set(
    value.list.map((one) => JSON.stringify(one, ['kind', 'amount', 'username', 'detail', 'threshold'])),
  );
  const username = `member${player.memberId}`;
  expect(kept).toEqual(
    new Set([
      JSON.stringify({ kind: 'stake', amount: '300.00', username, detail: { threshold: '300.00' } }),
      JSON.stringify({ kind: 'win', amount: '500.00', username, detail: { threshold: '500.00' } }),
    ]),
  );
  expect(((await backoffice.send('GET', '/compliance/transactions?kind=win')).value as typeof value).list).toHaveLength(
    1,
  );
});
