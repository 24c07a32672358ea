import type { MissionsImportInput } from './domain/mission-import.ts';

type Boards = NonNullable<MissionsImportInput['boards']>;
type Say = (lo: string, en: string, cn: string) => { lo: string; en: string; cn: string };
type Needs = {
  today: Temporal.PlainDate;
  say: Say;
  cash: (amount: string) => Boards[number]['prizes'][number]['reward'];
  budget: string;
};

/** The boards of the demo's promotions of the same code: with the days and prizes of the promotions' texts. */
export function raceBoards({ today, say, cash, budget }: Needs): Boards {
  const days = (first: number, last: number) => ({
    period: 'event' as const,
    firstDay: today.add({ days: first }).toString(),
    lastDay: today.add({ days: last }).toString(),
  });
  return [
    {
      code: 'slot-race',
      ...days(0, 1),
      title: say('ແຂ່ງສະລັອດ 48 ຊົ່ວໂມງ', '48-hour slot race', '48 小时电子竞速赛'),
      text: say('ທຸກຮອບສະລັອດແມ່ນໜຶ່ງຄະແນນ.', 'Each round at slots is a point.', '电子游戏每局计 1 分。'),
      score: { kind: 'rounds', areas: ['RNG'] },
      prizes: [
        { from: 1, to: 1, reward: cash('5000000') },
        { from: 2, to: 2, reward: cash('3000000') },
        { from: 3, to: 3, reward: cash('2000000') },
        { from: 4, to: 10, reward: cash('600000') },
        { from: 11, to: 50, reward: cash('145000') },
      ],
      budget,
      sort: 50,
    },
    {
      code: 'fishing-cup',
      ...days(3, 16),
      title: say('ຖ້ວຍນັກຍິງປາ ແມ່ນ້ຳຂອງ', 'Mekong fishing cup', '湄公河捕鱼杯'),
      text: say(
        'ທຸກ ₭1.000 ຂອງຍອດເດີມພັນທີ່ຖືກຕ້ອງໃນເກມຍິງປາແມ່ນໜຶ່ງຄະແນນ.',
        'Each ₭1,000 of settled stakes at fishing games is a point.',
        '捕鱼游戏每 ₭1,000 有效投注计 1 分。',
      ),
      score: { kind: 'valid_bet', areas: ['FISH'] },
      unit: '1000',
      prizes: [
        { from: 1, to: 1, reward: cash('10000000') },
        { from: 2, to: 2, reward: cash('6000000') },
        { from: 3, to: 3, reward: cash('4000000') },
        { from: 4, to: 10, reward: cash('1500000') },
        { from: 11, to: 50, reward: cash('300000') },
        { from: 51, to: 100, reward: cash('150000') },
      ],
      budget,
      sort: 60,
    },
    {
      code: 'cockfight-derby',
      ...days(8, 8),
      title: say('ດາບີ້ຕີໄກ່', 'Cockfight derby', '斗鸡大赛'),
      text: say(
        'ທຸກ ₭1.000 ຂອງເງິນຊະນະລົບເງິນເດີມພັນແມ່ນໜຶ່ງຄະແນນ.',
        'Each ₭1,000 of wins less stakes at cockfighting is a point.',
        '斗鸡派彩减投注，每 ₭1,000 计 1 分。',
      ),
      score: { kind: 'net_win', areas: ['COCKFIGHT'] },
      unit: '1000',
      prizes: [
        { from: 1, to: 1, reward: cash('5000000') },
        { from: 2, to: 2, reward: cash('3000000') },
        { from: 3, to: 3, reward: cash('2000000') },
        { from: 4, to: 10, reward: cash('500000') },
        { from: 11, to: 20, reward: cash('150000') },
      ],
      budget,
      sort: 70,
    },
  ];
}
