import { randomUUID } from 'node:crypto';
import type { LiabilityReport } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { openBackoffice, type TestBackoffice } from '../../testing/backoffice.ts';
import { createWorld, TIME_ZONE, type World } from '../dashboard/testing/world.ts';
import { createAccessLog } from '../staff/index.ts';
import { createVendor } from '../vendors/testing/hub88-vendor.ts';
import { createCompliance } from './index.ts';

let world: World;
let compliance: ReturnType<typeof createCompliance>;
let backoffice: TestBackoffice;

beforeAll(async () => {
  world = await createWorld();
  const nobody = async () => [];
  const clock = { now: () => world.now().add({ hours: 24 }) };
  compliance = createCompliance(
    { pool: world.pool, clock },
    {
      thresholds: async () => ({ deposit: '1', withdrawal: '1' }),
      playThresholds: async () => ({ stake: '1', win: '1' }),
      largePlays: nobody,
      limits: { restricted: nobody, safety: nobody },
      actionsOf: nobody,
      usernames: async () => new Map(),
      timeZone: async () => TIME_ZONE,
      record: createAccessLog(clock).recordByHand,
    },
  );
  backoffice = openBackoffice((app) => void compliance.adminRoutes!(app));
});
afterAll(async () => {
  await backoffice.close();
  await world.close();
});

const units = (amount: string): bigint => parseAmount(amount);

test('what the house owes is read once when the day is over, and says to the last digit what was booked', async () => {
  const [player, other] = [await world.addPlayer({ balance: 0n }), await world.addPlayer({ balance: 0n })];
  await world.move(player, 'deposit', units('1000.5'));
  await world.move(other, 'deposit', units('200'));
  await reserve(player.account, units('300'));
  const vendor = createVendor(world.app);
  await vendor.bet(player, { transaction_uuid: randomUUID(), round: randomUUID(), amount: 100 * 100_000 });
  await world.count();
  await world.owner.query(
    `INSERT INTO withdrawals.withdrawal (member_id, idempotency_key, payee_id, payee_kind, payee_provider, payee_provider_name,
       payee_hidden, payee_sealed, currency, amount, fee, state, paid, paid_at, created_at)
     SELECT $1, gen_random_uuid(), 1, 'bank', 'b', 'B', '', '', 'LAK', amount, 0, state, paid, now(), now()
     FROM (VALUES ('reviewing', 30000000, 0), ('paying', 5000000, 2000000), ('paid', 9000000, 9000000)) AS w (state, amount, paid)`,
    [player.memberId],
  );
  await world.owner.query(
    `INSERT INTO vendors.pot (vendor_id, code, currency, names, amount, told_at)
     VALUES (1, 'major', 'LAK', '{}', 777700000, now()), (1, 'mini', 'LAK', '{}', 100000, now())`,
  );
  await dueOfDraw(player, units('50'));

  const take = compliance.jobs!.find(({ name }) => name === 'compliance_liability')!;
  await take.run({});
  await world.move(other, 'deposit', units('7'));
  await take.run({});

  const { value } = (await backoffice.send('GET', '/reports/liability')) as { value: LiabilityReport };
  const vassalage = value.list.find(({ kind }) => kind === 'pot')!.part;
  expect(new Set(value.list.map(({ day: _, takenAt: __, ...line }) => line))).toEqual(
    new Set([
      { kind: 'balance', part: 'cash', currency: 'LAK', entries: 2, amount: '800.50' },
      { kind: 'balance', part: 'locked', currency: 'LAK', entries: 1, amount: '300.00' },
      { kind: 'open_stake', part: vassalage, currency: 'LAK', entries: 1, amount: '100.00' },
      { kind: 'lottery_prize', part: 'due-draw', currency: 'LAK', entries: 1, amount: '150.00' },
      { kind: 'withdrawal', part: 'reviewing', currency: 'LAK', entries: 1, amount: '300.00' },
      { kind: 'withdrawal', part: 'paying', currency: 'LAK', entries: 1, amount: '30.00' },
      { kind: 'pot', part: vassalage, currency: 'LAK', entries: 2, amount: '7778.00' },
    ]),
  );
  expect(new Set(value.list.map(({ day }) => day))).toEqual(new Set([world.today()]));
  expect(await backoffice.send('GET', '/reports/liability?from=2026-02-01&to=2026-01-01')).toMatchObject({
    code: 'VALIDATION',
    value: { fields: { from: expect.any(String) } },
  });
});

/** Holds a part of a member's cash. */
const reserve = (account: bigint, amount: bigint) =>
  inTransaction(world.pool, (tx) =>
    world.ledger.reserve(tx, {
      account,
      amount,
      source: 'test',
      key: randomUUID(),
      kind: 'withdrawal_hold',
      reference: { type: 'test', id: '1' },
      actor: 'system',
      expiresAt: world.now().add({ hours: 24 }),
    }),
  );

/** A draw in the midst of its settlement: three times a stake is due to one member, another's ticket lost. */
async function dueOfDraw({ memberId, account }: { memberId: string; account: bigint }, payout: bigint): Promise<void> {
  const [won, lost] = [randomUUID(), randomUUID()];
  await world.owner.query("SET session_replication_role = 'replica'");
  await world.owner.query(
    `INSERT INTO lottery.draw (id, game_code, number, opens_at, closes_at, draws_at, phase, result, revision)
     VALUES (9000001, 'due-draw', '1', now(), now(), now(), 'settling', '{}', 1)`,
  );
  for (const [id, choice] of [
    [9000001, won],
    [9000002, lost],
  ])
    await world.owner.query(
      `WITH ticket AS (
         INSERT INTO lottery.ticket (id, slip_id, member_id, account, draw_id, times, stake, placed_at)
         VALUES ($1, 1, $2, $3, 9000001, 3, 100, now())
       )
       INSERT INTO lottery.bet (draw_id, account, ticket_id, line, choice, stake) VALUES (9000001, $3, $1, 1, $4, 100)`,
      [id, memberId, account, choice],
    );
  await world.owner.query(
    'INSERT INTO lottery.outcome (draw_id, revision, choice, payout) VALUES (9000001, 1, $1, $2)',
    [won, payout],
  );
  await world.owner.query("SET session_replication_role = 'origin'");
}
