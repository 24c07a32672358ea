import { randomUUID } from 'node:crypto';
import { parseAmount } from '@champa/money';
import sharp from 'sharp';
import type { Composed } from '../../modules.ts';
import type { Deps } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import type { NewFact, Play } from '../../modules/facts/index.ts';
import { demoActivities } from './definitions.ts';

const by = { actor: 'seed', reason: 'the demo' };
const BUDGET = parseAmount('200000000');
const CURRENCY = 'LAK';
/** Closed, like a promotion that the operator has paused. */
const PAUSED = 'rainy-season';

/** The demo's promotions with their budgets; existing ones stay unchanged. */
export async function seedDemoActivities({ promotions }: Composed, { clock }: Pick<Deps, 'clock'>): Promise<boolean> {
  const known = new Set((await promotions.admin.list()).map(({ key }) => key));
  const missing = demoActivities(clock.now()).filter(({ key }) => !known.has(key));
  for (const activity of missing) {
    await promotions.admin.put(by, activity);
    await promotions.admin.fund(by, { key: activity.key, amount: BUDGET, currency: CURRENCY });
    if (activity.key === PAUSED) await promotions.admin.pause(by, PAUSED);
  }
  return known.size === 0;
}

/**
 * What a member of the demo has done already, so that they have every state between signing up and claimed: noted as
 * facts, as the modules note them. Done once.
 */
export async function seedDemoMember(
  { promotions, facts }: Composed,
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  const tell = async (...told: NewFact[]): Promise<void> => {
    await inTransaction(pool, (tx) => facts.noteAll(tx, told));
    await facts.catchUp();
  };
  const deposit = (n: number, amount: string): NewFact => {
    const data = { depositId: `demo-${n}`, amount: parseAmount(amount), currency: CURRENCY, ordinal: n };
    return { kind: 'deposit_credited', memberId, at: now, cause: `demo:${n}`, data };
  };
  const play = (area: Play['area'], rounds: number, bets: string, win: string): Play => {
    const stake = parseAmount(bets);
    return { vassalage: 'NAGASPIN', gameCode: 'demo', area, rounds, stake, win: parseAmount(win), validBet: stake };
  };
  const today = now.toZonedDateTimeISO('Asia/Vientiane').toPlainDate().toString();
  const plays = [play('RNG', 24, '320000', '180000'), play('LIVE', 3, '60000', '90000')];
  await facts.catchUp();
  await tell(
    deposit(1, '200000'),
    deposit(2, '120000'),
    { kind: 'messenger_linked', memberId, at: now, cause: 'demo', data: { provider: 'line' } },
    { kind: 'played', memberId, at: now, cause: 'demo', data: { day: today, currency: CURRENCY, plays } },
  );
  const id = async (key: string): Promise<string> => (await promotions.activityOf(key))!;
  const { service, applications } = promotions;
  await service.join(memberId, await id('night-cup'), 'lo');
  await service.claim(memberId, await id('bind-messenger'), randomUUID(), 'lo');
  await service.claim(memberId, await id('golden-eggs'), randomUUID(), 'lo');
  const shown = await applications.addPicture(memberId, await id('share-your-win'), await picture(), 'lo');
  const win = { comment: 'ນາກາທອງ, ຊະນະ 120 ເທົ່າ!', pictures: [shown.id], idempotencyKey: randomUUID() };
  await applications.apply(memberId, await id('share-your-win'), win, 'lo');
  const story = { comment: 'ຂ້ອຍຫຼິ້ນຢູ່ນີ້ມາດົນແລ້ວ.', pictures: [], idempotencyKey: randomUUID() };
  const sent = await applications.apply(memberId, await id('long-friend'), story, 'lo');
  const reason = 'ກະລຸນາເລົ່າໃຫ້ຫຼາຍກວ່ານີ້ໜ້ອຍໜຶ່ງ.';
  await applications.decide({ reason, actor: 'staff:admin' }, sent.application!.id, 'rejected');
}

/** A picture that a member might send. */
function picture(): Promise<Buffer> {
  const background = { r: 24, g: 96, b: 84 };
  return sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer();
}
