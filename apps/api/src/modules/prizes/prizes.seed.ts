import { parseAmount } from '@champa/money';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { readGame } from './domain/prize-import.ts';
import type { PrizesNeeds } from './needs.ts';
import type { Prizes } from './prizes.module.ts';
import type { SaveGame } from './save-game.ts';

const words = (lo: string, en: string, cn: string) => ({ lo, en, cn });
const cash = (amount: string) => ({ kind: 'cash', amount });
const currency = 'LAK';

const nothing = { code: 'luck', names: words('ໂຊກດີຄັ້ງໜ້າ', 'Better luck next time', '祝您下次好运') };

/** The demo's games as an operator would write them. Each has a budget of its own. */
const games = [
  {
    kind: 'wheel',
    code: 'fortune-wheel',
    names: words('ວົງລໍ້ນຳໂຊກ', 'Wheel of fortune', '幸运转盘'),
    currency,
    budget: 'prize-wheel',
    fallback: 'luck',
    prizes: [
      {
        code: 'k500',
        names: words('₭500,000', '₭500,000', '₭500,000'),
        weight: 2,
        stock: 3,
        big: true,
        gift: cash('500000'),
      },
      { ...nothing, weight: 2500, gift: { kind: 'nothing' } },
      { code: 'k20', names: words('₭20,000', '₭20,000', '₭20,000'), weight: 700, gift: cash('20000') },
      {
        code: 'points50',
        names: words('50 ຄະແນນ', '50 points', '50 积分'),
        weight: 2300,
        gift: { kind: 'points', points: 50 },
      },
      { code: 'k100', names: words('₭100,000', '₭100,000', '₭100,000'), weight: 98, stock: 40, gift: cash('100000') },
      {
        code: 'spin',
        names: words('ໝຸນອີກຄັ້ງ', 'One more spin', '再转一次'),
        weight: 1200,
        gift: { kind: 'tickets', game: 'fortune-wheel', tickets: 1 },
      },
      { code: 'k5', names: words('₭5,000', '₭5,000', '₭5,000'), weight: 2000, gift: cash('5000') },
      {
        code: 'egg',
        names: words('ຄ້ອນທຸບໄຂ່', 'Egg hammer', '砸蛋锤'),
        weight: 1200,
        gift: { kind: 'tickets', game: 'golden-egg', tickets: 1 },
      },
    ],
  },
  {
    kind: 'egg',
    code: 'golden-egg',
    names: words('ໄຂ່ທອງຄຳ', 'Golden egg', '砸金蛋'),
    currency,
    budget: 'prize-egg',
    fallback: 'points20',
    prizes: [
      {
        code: 'k1000',
        names: words('₭1,000,000', '₭1,000,000', '₭1,000,000'),
        weight: 1,
        stock: 1,
        big: true,
        gift: cash('1000000'),
      },
      { code: 'k50', names: words('₭50,000', '₭50,000', '₭50,000'), weight: 299, stock: 200, gift: cash('50000') },
      { code: 'k10', names: words('₭10,000', '₭10,000', '₭10,000'), weight: 2200, gift: cash('10000') },
      { code: 'k3', names: words('₭3,000', '₭3,000', '₭3,000'), weight: 3500, gift: cash('3000') },
      {
        code: 'points20',
        names: words('20 ຄະແນນ', '20 points', '20 积分'),
        weight: 4000,
        gift: { kind: 'points', points: 20 },
      },
    ],
  },
  {
    kind: 'envelope',
    code: 'lucky-envelope',
    names: words('ຊອງແດງນຳໂຊກ', 'Lucky red envelope', '幸运红包'),
    currency,
    budget: 'prize-envelopes',
    days: 7,
    bands: [
      { min: '1000', max: '5000', weight: 80 },
      { min: '5000.01', max: '20000', weight: 18 },
      { min: '20000.01', max: '100000', weight: 2 },
    ],
  },
  {
    kind: 'rain',
    code: 'evening-rain',
    names: words('ຝົນຊອງແດງຍາມຄ່ຳ', 'Evening red envelope rain', '晚间红包雨'),
    currency,
    budget: 'prize-rain',
    time: '20:00',
    minutes: 30,
    pot: '2000000',
    parts: 200,
    min: '2000',
    max: '100000',
  },
  {
    kind: 'raffle',
    code: 'weekly-raffle',
    names: words('ຈັບສະຫຼາກປະຈຳອາທິດ', 'Weekly raffle', '每周抽奖'),
    currency,
    budget: 'prize-raffle',
    days: [7],
    time: '21:00',
    claimDays: 7,
    prizes: [
      {
        code: 'first',
        names: words('ລາງວັນທີ 1: ₭5.000.000', 'First prize: ₭5,000,000', '一等奖：₭5,000,000'),
        count: 1,
        big: true,
        gift: cash('5000000'),
      },
      {
        code: 'second',
        names: words('ລາງວັນທີ 2: ₭1.000.000', 'Second prize: ₭1,000,000', '二等奖：₭1,000,000'),
        count: 3,
        gift: cash('1000000'),
      },
      {
        code: 'third',
        names: words('ລາງວັນທີ 3: ₭100.000', 'Third prize: ₭100,000', '三等奖：₭100,000'),
        count: 20,
        gift: cash('100000'),
      },
    ],
  },
] as const;

const funds: Record<(typeof games)[number]['budget'], string> = {
  'prize-wheel': '100000000',
  'prize-egg': '50000000',
  'prize-envelopes': '50000000',
  'prize-rain': '200000000',
  'prize-raffle': '200000000',
};

const doing = { reason: 'demo', actor: 'seed' };

/** Adds the demo's games with their budgets; existing ones stay unchanged. */
export async function seedDemoGames(
  { pool, fund, saveGame }: Pick<PrizesNeeds, 'pool' | 'fund'> & { saveGame: SaveGame },
  { games: there, rains, raffles }: Prizes,
): Promise<void> {
  // The egg first: the wheel gives its tickets.
  for (const file of games.toSorted((a, b) => Number(a.kind === 'wheel') - Number(b.kind === 'wheel'))) {
    if (await there.find(file.code)) continue;
    await inTransaction(pool, async (tx) => {
      await fund(tx, file.budget, parseAmount(funds[file.budget]), currency, doing.reason, doing.actor);
      await saveGame(tx, doing, readGame(file));
    });
  }
  await rains.planNext();
  await raffles.turn();
}

/** Tickets of each game and a waiting envelope, once. */
export async function seedDemoMember(
  pool: Pool,
  { addTickets, giveEnvelope }: Prizes,
  memberId: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    for (const [game, tickets] of [
      ['fortune-wheel', 5],
      ['golden-egg', 5],
      ['weekly-raffle', 3],
    ] as const) {
      await addTickets(tx, { memberId, game, tickets, cause: 'demo', expiresAt: null });
    }
    await giveEnvelope(tx, { memberId, game: 'lucky-envelope', cause: 'demo' });
  });
}
