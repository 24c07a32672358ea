import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ByStaff } from '../../platform/command-line.ts';
import type { Approvals } from '../approvals/index.ts';
import { approvalsFor, employeeAtConsole, waits } from '../approvals/testing/second-person.ts';
import type { Player } from '../vendors/testing/player.ts';
import { type BonusWorld, createBonusWorld } from './testing/world.ts';

let world: BonusWorld;
let approvals: Approvals;
let promotions: ByStaff;
let lead: ByStaff;
let player: Player;

beforeAll(async () => {
  world = await createBonusWorld((pool) => {
    approvals = approvalsFor(pool, [{ kind: 'bonus', above: '50' }]);
    return approvals.guard;
  });
  promotions = await employeeAtConsole(world.pool, 'dao', 'promotions');
  lead = await employeeAtConsole(world.pool, 'keo', 'shift_lead');
  player = await world.addPlayer();
});

afterAll(() => world.close());

const grant = (offer: string, amount: bigint) =>
  world.bonuses.admin.grant(promotions, { memberId: player.memberId, offer, amount, key: randomUUID() });

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
