import { parseAmount } from '@champa/money';
import type { Contributions, NewOffer } from './domain/offer.ts';
import type { BonusAdmin } from './bonus.admin.ts';

/** Slots count in full; games of skill or with a small house edge count little or nothing. */
const usual: Contributions = {
  types: { RNG: 1000, FISH: 1000, JACKPOT: 0, MINI: 500, LOTT: 250, ELOTT: 250, LIVE: 100, PVP: 0 },
  others: 0,
};

const budget = parseAmount('500000000');

const common = {
  currency: 'LAK',
  contributions: usual,
  isBonusFirst: false,
  isEnabled: true,
} as const;

const offers: NewOffer[] = [
  {
    ...common,
    code: 'welcome100',
    kind: 'first_deposit',
    names: { lo: 'ໂບນັດຕ້ອນຮັບ 100%', en: 'Welcome bonus 100%', cn: '首存迎新奖金 100%' },
    terms: {
      lo: 'ສຳລັບການຝາກຄັ້ງທຳອິດ, ໜຶ່ງຄັ້ງຕໍ່ສະມາຊິກ. ເງິນສົດຂອງທ່ານຖືກໃຊ້ກ່ອນ, ຈາກນັ້ນຈຶ່ງໃຊ້ໂບນັດ.',
      en: 'For your first deposit, once a member. Your own money is staked first, then the bonus.',
      cn: '仅限首次存款，每位会员一次。先使用您的现金投注，再使用奖金。',
    },
    percent: 100,
    maxBonus: parseAmount('1000000'),
    minDeposit: parseAmount('50000'),
    wageringFactor: 20,
    wageringBase: 'bonus',
    maxStake: parseAmount('50000'),
    maxWin: parseAmount('5000000'),
    days: 14,
    perMember: 1,
    sort: 1,
  },
  {
    ...common,
    code: 'reload30',
    kind: 'deposit',
    names: { lo: 'ໂບນັດຝາກຊ້ຳ 30%', en: 'Reload bonus 30%', cn: '续存奖金 30%' },
    terms: {
      lo: 'ສຳລັບທຸກການຝາກ, ສູງສຸດສິບຄັ້ງຕໍ່ສະມາຊິກ.',
      en: 'For any deposit, up to ten times a member.',
      cn: '适用于每笔存款，每位会员最多十次。',
    },
    percent: 30,
    maxBonus: parseAmount('500000'),
    minDeposit: parseAmount('100000'),
    wageringFactor: 10,
    wageringBase: 'bonus_and_deposit',
    maxStake: parseAmount('50000'),
    maxWin: null,
    days: 7,
    perMember: 10,
    sort: 2,
  },
  {
    ...common,
    code: 'birthday',
    kind: 'gift',
    names: { lo: 'ຂອງຂວັນວັນເກີດ', en: 'Birthday gift', cn: '生日礼金' },
    terms: {
      lo: 'ຂອງຂວັນຈາກພວກເຮົາ. ໂບນັດຖືກໃຊ້ກ່ອນເງິນສົດ.',
      en: 'A gift from the house. The bonus is staked before your own money.',
      cn: '本站赠送。先使用奖金投注，再使用现金。',
    },
    percent: 0,
    maxBonus: parseAmount('100000'),
    minDeposit: 0n,
    wageringFactor: 5,
    wageringBase: 'bonus',
    maxStake: parseAmount('20000'),
    maxWin: parseAmount('500000'),
    isBonusFirst: true,
    days: 7,
    perMember: 3,
    sort: 3,
  },
  {
    ...common,
    code: 'activity-match',
    kind: 'gift',
    names: { lo: 'ໂບນັດຝາກຄັ້ງທຳອິດ', en: 'First deposit bonus', cn: '首存奖金' },
    terms: {
      lo: 'ຈາກໂປຣໂມຊັນຝາກຄັ້ງທຳອິດ. ເງິນສົດຂອງທ່ານຖືກໃຊ້ກ່ອນ, ຈາກນັ້ນຈຶ່ງໃຊ້ໂບນັດ.',
      en: 'Of the first deposit promotion. Your own money is staked first, then the bonus.',
      cn: '来自首存活动。先使用您的现金投注，再使用奖金。',
    },
    percent: 100,
    maxBonus: parseAmount('500000'),
    minDeposit: 0n,
    wageringFactor: 10,
    wageringBase: 'bonus_and_deposit',
    maxStake: parseAmount('50000'),
    maxWin: null,
    days: 30,
    perMember: 1,
    sort: 4,
  },
  {
    ...common,
    code: 'activity-reload',
    kind: 'gift',
    names: { lo: 'ໂບນັດຝາກຊ້ຳ', en: 'Reload bonus', cn: '续存奖金' },
    terms: {
      lo: 'ຈາກໂປຣໂມຊັນຝາກຊ້ຳ. ເງິນສົດຂອງທ່ານຖືກໃຊ້ກ່ອນ, ຈາກນັ້ນຈຶ່ງໃຊ້ໂບນັດ.',
      en: 'Of a reload promotion. Your own money is staked first, then the bonus.',
      cn: '来自续存活动。先使用您的现金投注，再使用奖金。',
    },
    percent: 30,
    maxBonus: parseAmount('300000'),
    minDeposit: 0n,
    wageringFactor: 8,
    wageringBase: 'bonus',
    maxStake: parseAmount('50000'),
    maxWin: null,
    days: 7,
    perMember: 1000,
    sort: 5,
  },
];

/** The demo's offers, each with a budget. Runs at every start; existing ones stay. */
export async function seedDemoOffers(admin: Pick<BonusAdmin, 'add'>): Promise<void> {
  for (const offer of offers) await admin.add({ actor: 'seed', reason: 'first' }, offer, budget);
}
