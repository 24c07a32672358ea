import { parseAmount } from '@champa/money';
import type { WriteHandle } from '../../platform/database.ts';
import type { Rewards } from '../rewards/index.ts';
import type { CreateMissions } from './creation.service.ts';
import type { MissionsImportInput } from './domain/mission-import.ts';
import { raceBoards } from './missions.seed-races.ts';

type Needs = { create: CreateMissions; fund: Rewards['fund']; today: Temporal.PlainDate };

const BUDGET = 'missions';
const CURRENCY = 'LAK';
const FUNDS = parseAmount('300000000');
const EVENT = 'night-garden';

/** The demo's missions, boards and activity, and their budgets. Runs at every start; existing ones stay. */
export async function seedDemoMissions(tx: WriteHandle, { create, fund, today }: Needs): Promise<void> {
  const added = await create(tx, demoMissions(today));
  if (added.length > 0) await fund(tx, BUDGET, FUNDS, CURRENCY, 'demo', 'seed');
}

/** All of them, as an operator would write them. */
export function demoMissions(today: Temporal.PlainDate): MissionsImportInput {
  const event = { firstDay: today.subtract({ days: 3 }).toString(), lastDay: today.add({ days: 11 }).toString() };
  return {
    missions: [...daily, ...weekly, ...ofEvent(event)],
    boards: [...boards(event), ...raceBoards({ today, say, cash, budget: BUDGET })],
    activities: [activity(event)],
  };
}

type Missions = NonNullable<MissionsImportInput['missions']>;
type Days = { firstDay: string; lastDay: string };

const say = (lo: string, en: string, cn: string) => ({ lo, en, cn });
const cash = (amount: string, turnoverFactor = 1) =>
  ({ kind: 'cash', amount, currency: CURRENCY, turnoverFactor }) as const;
const points = (given: number) => ({ kind: 'points', points: given }) as const;

const daily: Missions = [
  {
    code: 'daily-sign-in',
    kind: 'daily',
    title: say('ເຂົ້າສູ່ລະບົບມື້ນີ້', 'Sign in today', '今日登录'),
    text: say('ເຂົ້າສູ່ລະບົບໜຶ່ງຄັ້ງໃນແຕ່ລະວັນ.', 'Sign in once each day.', '每天登录一次。'),
    goal: { kind: 'sign_in_days' },
    target: '1',
    reward: points(20),
    budget: BUDGET,
    stars: 1,
    sort: 10,
  },
  {
    code: 'daily-rounds',
    kind: 'daily',
    title: say('ຫຼິ້ນ 20 ຮອບ', 'Play 20 rounds', '游玩 20 局'),
    text: say('ທຸກເກມນັບໝົດ.', 'Every game counts.', '所有游戏均计入。'),
    goal: { kind: 'rounds' },
    target: '20',
    reward: points(50),
    budget: BUDGET,
    stars: 1,
    sort: 20,
  },
  {
    code: 'daily-slots',
    kind: 'daily',
    title: say('ເດີມພັນສະລັອດ ₭200.000', 'Stake ₭200,000 on slots', '电子游戏投注 ₭200,000'),
    text: say(
      'ນັບຍອດເດີມພັນທີ່ສຳເລັດແລ້ວໃນສະລັອດຂອງມື້ນີ້.',
      'Settled stakes on slots count, by the day the round began.',
      '计入当日开局且已结算的电子游戏投注。',
    ),
    goal: { kind: 'valid_bet', areas: ['RNG'] },
    target: '200000',
    reward: cash('2000'),
    budget: BUDGET,
    stars: 2,
    sort: 30,
  },
  {
    code: 'daily-live',
    kind: 'daily',
    title: say('ໂຕະສົດ ₭100.000', '₭100,000 at live tables', '真人桌台 ₭100,000'),
    text: say('ຍອດເດີມພັນທີ່ສຳເລັດແລ້ວໃນຄາສິໂນສົດ.', 'Settled stakes in the live casino count.', '计入真人娱乐场已结算投注。'),
    goal: { kind: 'valid_bet', areas: ['LIVE'] },
    target: '100000',
    reward: cash('1500'),
    budget: BUDGET,
    stars: 2,
    sort: 40,
  },
  {
    code: 'daily-deposit',
    kind: 'daily',
    title: say('ຝາກເງິນຄັ້ງທຳອິດຂອງມື້', 'First deposit of the day', '每日首存'),
    text: say('ຝາກຢ່າງໜ້ອຍ ₭50.000 ໃນຄັ້ງດຽວ.', 'Deposit at least ₭50,000 in one go.', '单笔存款至少 ₭50,000。'),
    goal: { kind: 'deposits', least: '50000' },
    target: '1',
    reward: points(100),
    budget: BUDGET,
    stars: 2,
    sort: 50,
  },
];

const weekly: Missions = [
  {
    code: 'weekly-sign-in',
    kind: 'weekly',
    title: say('ເຂົ້າສູ່ລະບົບ 5 ວັນ', 'Sign in on 5 days', '本周登录 5 天'),
    text: say('ວັນຈັນຫາວັນອາທິດ ວັນໃດກໍໄດ້.', 'Any five days from Monday to Sunday.', '周一至周日任意五天。'),
    goal: { kind: 'sign_in_days' },
    target: '5',
    reward: cash('10000'),
    budget: BUDGET,
    stars: 5,
    sort: 60,
  },
  {
    code: 'weekly-turnover',
    kind: 'weekly',
    title: say('ຍອດເດີມພັນ ₭2.000.000', 'Stake ₭2,000,000', '有效投注 ₭2,000,000'),
    text: say('ທຸກເກມນັບໝົດ ວັນຈັນຫາວັນອາທິດ.', 'Every game counts, Monday to Sunday.', '所有游戏均计入，周一至周日。'),
    goal: { kind: 'valid_bet' },
    target: '2000000',
    reward: cash('20000'),
    budget: BUDGET,
    stars: 10,
    sort: 70,
  },
  {
    code: 'weekly-net-win',
    kind: 'weekly',
    title: say('ກຳໄລ ₭300.000', 'Win ₭300,000 net', '净赢 ₭300,000'),
    text: say('ເງິນລາງວັນລົບເງິນເດີມພັນຂອງອາທິດນີ້.', 'Wins less stakes of this week.', '本周派彩减投注。'),
    goal: { kind: 'net_win' },
    target: '300000',
    reward: points(300),
    budget: BUDGET,
    stars: 6,
    sort: 80,
  },
  {
    code: 'weekly-deposit',
    kind: 'weekly',
    title: say('ຝາກລວມ ₭500.000', 'Deposit ₭500,000 in all', '累计存款 ₭500,000'),
    text: say('ລວມທຸກການຝາກຂອງອາທິດ.', 'All deposits of the week together.', '本周所有存款合计。'),
    goal: { kind: 'deposit_amount' },
    target: '500000',
    reward: cash('10000'),
    budget: BUDGET,
    stars: 5,
    sort: 90,
  },
];

function ofEvent(days: Days): Missions {
  const common = { kind: 'event', activity: EVENT, budget: BUDGET, ...days } as const;
  return [
    {
      ...common,
      code: 'garden-lanterns',
      title: say('ຈູດໂຄມ 7 ດວງ', 'Light 7 lanterns', '点亮 7 盏灯'),
      text: say('ແຕ່ລະວັນທີ່ເຂົ້າສູ່ລະບົບຈູດໂຄມໜຶ່ງດວງ.', 'Each day you sign in lights one.', '每登录一天点亮一盏。'),
      goal: { kind: 'sign_in_days' },
      target: '7',
      reward: cash('15000'),
      stars: 8,
      sort: 110,
    },
    {
      ...common,
      code: 'garden-harvest',
      title: say('ເກັບດອກຈຳປາ', 'Pick the blossoms', '采摘花朵'),
      text: say('ຫຼິ້ນ 300 ຮອບໃນສະລັອດ ຫຼື ເກມຍິງປາ.', 'Play 300 rounds of slots or fishing.', '游玩 300 局电子或捕鱼。'),
      goal: { kind: 'rounds', areas: ['RNG', 'FISH'] },
      target: '300',
      reward: points(500),
      stars: 6,
      sort: 120,
    },
    {
      ...common,
      code: 'garden-moon',
      title: say('ພະຈັນເຕັມດວງ', 'Full moon', '满月'),
      text: say(
        'ຍອດເດີມພັນ ₭5.000.000 ພາຍໃນກິດຈະກຳ.',
        'Stake ₭5,000,000 while the event lasts.',
        '活动期间有效投注 ₭5,000,000。',
      ),
      goal: { kind: 'valid_bet' },
      target: '5000000',
      reward: cash('60000'),
      stars: 15,
      sort: 130,
    },
  ];
}

function boards(event: Days): NonNullable<MissionsImportInput['boards']> {
  return [
    {
      code: 'weekly-race',
      period: 'weekly',
      title: say('ແຂ່ງຂັນປະຈຳອາທິດ', 'Weekly race', '每周竞赛'),
      text: say(
        'ທຸກ ₭1.000 ຂອງຍອດເດີມພັນທີ່ສຳເລັດແລ້ວແມ່ນໜຶ່ງຄະແນນ.',
        'Each ₭1,000 of settled stakes is a point.',
        '每 ₭1,000 有效投注计 1 分。',
      ),
      score: { kind: 'valid_bet' },
      unit: '1000',
      prizes: [
        { from: 1, to: 1, reward: cash('500000') },
        { from: 2, to: 2, reward: cash('300000') },
        { from: 3, to: 3, reward: cash('200000') },
        { from: 4, to: 10, reward: cash('50000') },
      ],
      budget: BUDGET,
      sort: 10,
    },
    {
      code: 'daily-dash',
      period: 'daily',
      title: say('ແຂ່ງຮອບປະຈຳວັນ', 'Daily dash', '每日冲刺'),
      text: say('ທຸກຮອບແມ່ນໜຶ່ງຄະແນນ.', 'Each round is a point.', '每局计 1 分。'),
      score: { kind: 'rounds' },
      prizes: [
        { from: 1, to: 1, reward: points(500) },
        { from: 2, to: 2, reward: points(300) },
        { from: 3, to: 3, reward: points(200) },
        { from: 4, to: 10, reward: points(80) },
      ],
      budget: BUDGET,
      sort: 20,
    },
    {
      code: 'star-league',
      period: 'monthly',
      title: say('ລີກດາວ', 'Star league', '星星联赛'),
      text: say(
        'ດາວຂອງທຸກພາລະກິດທີ່ທ່ານເຮັດສຳເລັດໃນເດືອນນີ້.',
        'The stars of all missions you complete this month.',
        '本月完成所有任务所得的星星。',
      ),
      score: { kind: 'stars' },
      prizes: [
        { from: 1, to: 1, reward: cash('1000000') },
        { from: 2, to: 5, reward: cash('200000') },
        { from: 6, to: 20, reward: cash('40000') },
      ],
      budget: BUDGET,
      sort: 30,
    },
    {
      code: EVENT,
      period: 'event',
      ...event,
      title: say('ສວນກາງຄືນ', 'Night garden', '夜花园'),
      text: say(
        'ທຸກ ₭1.000 ຂອງຍອດເດີມພັນໃນສະລັອດແມ່ນໜຶ່ງຄະແນນ.',
        'Each ₭1,000 of settled stakes on slots is a point.',
        '电子游戏每 ₭1,000 有效投注计 1 分。',
      ),
      score: { kind: 'valid_bet', areas: ['RNG'] },
      unit: '1000',
      prizes: [
        { from: 1, to: 1, reward: cash('2000000', 2) },
        { from: 2, to: 3, reward: cash('500000', 2) },
        { from: 4, to: 20, reward: cash('60000', 2) },
      ],
      budget: BUDGET,
      sort: 40,
    },
  ];
}

function activity(event: Days): NonNullable<MissionsImportInput['activities']>[number] {
  return {
    code: EVENT,
    title: say('ສວນກາງຄືນຂອງຈຳປາ', 'Champa night garden', '占芭夜花园'),
    text: say(
      'ຈູດໂຄມ ເກັບດອກ ແລະ ແຂ່ງຊິງເງິນລາງວັນລວມ 4 ລ້ານກວ່າ ₭.',
      'Light lanterns, pick blossoms, and race for more than ₭4 million in prizes.',
      '点灯、采花，角逐超过 ₭400 万奖金。',
    ),
    board: EVENT,
    ...event,
    sort: 10,
  };
}
