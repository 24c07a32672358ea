import type { LocalText } from '@champa/contract';
import { readTable, type TableFile } from './domain/table.ts';

const say = (lo: string, en: string, cn: string): LocalText => ({ lo, en, cn });

type Row = readonly [
  names: LocalText,
  growth: number,
  keep: number,
  rebate: string,
  max: string | null,
  dayAmount: string | null,
  dayCount: number | null,
  freePerDay: number | null,
  bonus: readonly [upgrade: string, weekly: string, monthly: string],
];

// The flowers and stones of the Mekong, from a bud to a dragon.
const rows: readonly Row[] = [
  [say('ດອກຕູມ', 'Bud', '花蕾'), 0, 0, '0', null, null, null, null, ['0', '0', '0']],
  [say('ຈຳປາ', 'Champa', '占芭花'), 50, 0, '0.02', null, null, 6, 2, ['5000', '0', '5000']],
  [say('ບົວ', 'Lotus', '莲花'), 250, 20, '0.05', '25000000', '60000000', 8, 2, ['15000', '5000', '10000']],
  [say('ເງິນ', 'Silver', '白银'), 1000, 80, '0.08', '30000000', '80000000', 10, 3, ['50000', '15000', '30000']],
  [say('ຄຳ', 'Gold', '黄金'), 4000, 300, '0.1', '40000000', '120000000', 12, 4, ['150000', '40000', '80000']],
  [
    say('ມໍລະກົດ', 'Emerald', '翡翠'),
    15_000,
    1000,
    '0.15',
    '60000000',
    '200000000',
    15,
    5,
    ['500000', '120000', '250000'],
  ],
  [
    say('ເພັດ', 'Diamond', '钻石'),
    50_000,
    3000,
    '0.2',
    '100000000',
    '400000000',
    20,
    8,
    ['1500000', '350000', '800000'],
  ],
  [
    say('ພະຍານາກ', 'Naga', '那伽'),
    200_000,
    10_000,
    '0.3',
    '200000000',
    '900000000',
    30,
    30,
    ['5000000', '1000000', '3000000'],
  ],
];
/** From this rank on the member has a personal manager. */
const MANAGER_FROM = 3;

const file: TableFile = {
  depositPer: '10000',
  betPer: '50000',
  upgrade: 'at_once',
  ranks: rows.map(
    ([names, growth, keep, rebate, max, dayAmount, dayCount, freePerDay, [upgrade, weekly, monthly]], level) => ({
      level,
      names,
      growth,
      keep,
      privileges: {
        rebate,
        withdrawal: { max, dayAmount, dayCount, freePerDay },
        bonus: { upgrade, weekly, monthly },
        manager: level >= MANAGER_FROM ? { name: 'Ms Khammany', url: 'https://t.me/champa_demo' } : null,
      },
    }),
  ),
};

/** The demo's ranks. */
export const demoTable = readTable(file);
