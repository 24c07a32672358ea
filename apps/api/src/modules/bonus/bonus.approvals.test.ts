import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { ByStaff } from '../../platform/command-line.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { recordByHand } from '../../testing/by-test.ts';
import { type Approvals, type approvalsSettings, createApprovals } from '../approvals/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Player } from '../vendors/testing/player.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

const rules: (typeof approvalsSettings)['approvals']['default'] = {
  expireHours: 24,
  wanted: [{ kind: 'bonus', above: '50' }],
};

let world: BonusWorld;
let approvals: Approvals;
let promotions: ByStaff;
let lead: ByStaff;
let player: Player;

beforeAll(async () => {
  const settings = { get: async () => rules } as unknown as Settings;
  world = await createBonusWorld((pool) => {
    const needs = { settings, record: recordByHand, usernames: async () => new Map() };
    approvals = createApprovals({ pool, clock: systemClock }, needs);
    return approvals.guard;
  });
  [promotions, lead] = [await employee('dao', 'promotions'), await employee('keo', 'shift_lead')];
  player = await world.addPlayer();
});

afterAll(() => world.close());

/** An employee at the console. */
async function employee(username: string, role: string): Promise<ByStaff> {
  const { rows } = await world.pool.query<{ id: bigint }>(
    `INSERT INTO staff.staff (username, name, password_hash, created_at) VALUES ($1, $1, '', now()) RETURNING id`,
    [username],
  );
  const staffId = rows[0]!.id;
  await world.pool.query('INSERT INTO staff.staff_role (staff_id, role) VALUES ($1, $2)', [staffId, role]);
  const from = { ip: '203.0.113.7', requestId: 'r1' };
  return { staffId, name: username, actor: staffActor(username), reason: 'an apology', from };
}

const grant = (offer: string, amount: bigint) =>
  world.bonuses.admin.grant(promotions, { memberId: player.memberId, offer, amount, key: randomUUID() });

async function waits(asked: Promise<unknown>): Promise<string> {
  const refusal = (await asked.catch((error: unknown) => error)) as { code: string; value: { approval: string } };
  expect(refusal).toMatchObject({ code: 'WAITS_FOR_APPROVAL' });
  return refusal.value.approval;
}

test('a large bonus by hand waits, with the budget as it would be, and is granted once it is approved; a small one is at once', async () => {
  const offer = await world.addOffer({}, 1000n * SCALE);
  await grant(offer, 50n * SCALE);
  const approval = await waits(grant(offer, 60n * SCALE));
  const viewer = { staffId: lead.staffId, kinds: ['bonus'] as const };
  expect(await approvals.admin.open(approval, viewer)).toMatchObject({
    before: { budget: '950.00' },
    after: { budget: '890.00' },
  });
  const granted = async () =>
    (await world.bonuses.service.page(player.memberId, { before: null, pageSize: 9 }, 'en')).list;
  expect(await granted()).toHaveLength(1);
  await approvals.admin.approve(lead, approval);
  expect((await granted()).map(({ amount }) => amount)).toEqual(['60.00', '50.00']);
});

test('a request for a bonus is stale once the member was granted another', async () => {
  const offer = await world.addOffer({}, 1000n * SCALE);
  const approval = await waits(grant(offer, 60n * SCALE));
  await world.give(player, offer, 10n * SCALE);
  await expect(approvals.admin.approve(lead, approval)).rejects.toMatchObject({ code: 'APPROVAL_STALE' });
});
