import type { DefinitionInput } from '../../modules/promotions/index.ts';
import { say, cash, fixed, levels, atLeast, MATCH, RELOAD } from './pieces.ts';

/** Deposits, cashback, friends, birthdays and ranks. */
export const moneyActivities: DefinitionInput[] = [
  {
    key: 'first-deposit',
    kind: 'deposit',
    claimDays: 30,
    caps: { perMember: 1, perDevice: 3, perAccount: 1 },
    rules: [
      {
        code: 'match',
        title: say('ໂບນັດຝາກຄັ້ງທຳອິດ', 'First deposit bonus', '首存奖金'),
        trigger: { on: 'deposit', ordinal: { from: 1, to: 1 } },
        conditions: [atLeast('50000')],
        reward: { kind: 'bonus', offer: MATCH, size: { percent: '100', max: '500000' } },
      },
    ],
  },
  {
    key: 'daily-reload',
    kind: 'deposit',
    span: 'day',
    claimDays: 3,
    rules: [
      {
        code: 'reload',
        title: say('ໂບນັດຝາກປະຈຳວັນ', 'Daily reload bonus', '每日续存奖金'),
        trigger: { on: 'deposit', ordinal: { from: 2 }, once: 'day' },
        conditions: [atLeast('100000')],
        reward: { kind: 'bonus', offer: RELOAD, size: { percent: '20', max: '200000' } },
      },
    ],
  },
  {
    key: 'jackpot-week',
    kind: 'deposit',
    span: 'day',
    claimDays: 3,
    rules: [
      {
        code: 'rounds',
        title: say('10 ຮອບຟຣີ', '10 free rounds', '10 个免费局'),
        trigger: { on: 'deposit', once: 'day' },
        conditions: [atLeast('50000')],
        reward: {
          kind: 'free_rounds',
          vassalage: 'NAGASPIN',
          gameCode: 'dancing-kingdom',
          rounds: 10,
          stake: '2000',
        },
      },
    ],
  },
  {
    key: 'wednesday-reload',
    kind: 'deposit',
    span: 'day',
    claimDays: 3,
    caps: { perMemberAndDay: 2 },
    rules: [
      {
        code: 'reload',
        title: say('ໂບນັດວັນພຸດ', 'Wednesday bonus', '周三奖金'),
        trigger: { on: 'deposit' },
        conditions: [{ weekdays: [3] }, atLeast('50000')],
        reward: { kind: 'bonus', offer: RELOAD, size: { percent: '30', max: '300000' } },
      },
    ],
  },
  {
    key: 'weekly-cashback',
    kind: 'cashback',
    span: 'week',
    claimDays: 7,
    rules: [
      {
        code: 'loss',
        title: say('ຄືນຍອດເສຍປະຈຳອາທິດ', 'Weekly cashback', '每周返现'),
        trigger: { on: 'span_end' },
        measure: { of: 'net_loss', games: { exceptAreas: ['LOTT', 'ELOTT'] } },
        conditions: [atLeast('100000')],
        reward: cash({ percent: '8', max: '5000000' }, 0),
      },
    ],
  },
  {
    key: 'live-cashback',
    kind: 'rebate',
    span: 'day',
    approval: 'automatic',
    rules: [
      {
        code: 'bets',
        title: say('ຄືນເງິນໂຕະສົດ', 'Live tables rebate', '真人返水'),
        trigger: { on: 'span_end' },
        measure: { of: 'valid_bet', games: { areas: ['LIVE'] } },
        reward: cash({ percent: '0.8' }, 0),
      },
    ],
  },
  {
    key: 'friends',
    kind: 'friends',
    rules: [
      {
        code: 'friend',
        title: say('ຊວນໝູ່', 'A friend you brought', '邀请好友'),
        trigger: { on: 'friend' },
        measure: { of: 'friends', deposited: '100000', validBet: '500000', withinDays: 14 },
        reward: fixed('50000'),
      },
      {
        code: 'milestones',
        title: say('ເປົ້າໝາຍການຊວນ', 'Milestones of friends', '邀请里程碑'),
        trigger: { on: 'reached', at: ['3', '5', '10'] },
        measure: { of: 'friends', deposited: '100000', validBet: '500000', withinDays: 14 },
        rewards: [fixed('100000'), fixed('200000'), fixed('500000')],
      },
    ],
  },
  {
    key: 'invited',
    kind: 'friends',
    audience: { invited: true, newForDays: 14 },
    caps: { perMember: 1 },
    counters: [{ code: 'bets', title: say('ຍອດເດີມພັນ', 'Valid bets', '有效投注'), measure: { of: 'valid_bet' } }],
    rules: [
      {
        code: 'welcome',
        title: say('ຂອງຂວັນຈາກໝູ່', 'A friend’s welcome', '好友欢迎礼'),
        trigger: { on: 'reached', at: ['100000'] },
        measure: { of: 'deposited' },
        conditions: [{ counted: 'bets', atLeast: '500000' }],
        reward: fixed('50000'),
      },
    ],
  },
  {
    key: 'birthday',
    kind: 'birthday',
    claimDays: 30,
    rules: [
      {
        code: 'gift',
        title: say('ຂອງຂວັນວັນເກີດ', 'Birthday gift', '生日礼金'),
        trigger: { on: 'birthday' },
        conditions: [{ memberForDays: 90 }],
        reward: cash(levels('level', ['1', '50000'], ['3', '200000'], ['4', '1000000'], ['7', '5000000'])),
      },
    ],
  },
  {
    key: 'vip-upgrade',
    kind: 'vip',
    rules: [
      {
        code: 'rank',
        title: say('ຂອງຂວັນເລື່ອນຂັ້ນ', 'Upgrade gift', '晋级礼金'),
        trigger: { on: 'level_up' },
        reward: cash(
          levels(
            'rank',
            ['1', '5000'],
            ['2', '15000'],
            ['3', '50000'],
            ['4', '150000'],
            ['5', '500000'],
            ['6', '1500000'],
            ['7', '5000000'],
          ),
        ),
      },
    ],
  },
  {
    key: 'vip-weekly',
    kind: 'vip',
    audience: { levels: { from: 2 } },
    span: 'week',
    claimDays: 7,
    rules: [
      {
        code: 'week',
        title: say('ໂບນັດ VIP ປະຈຳອາທິດ', 'Weekly VIP bonus', 'VIP 周礼金'),
        trigger: { on: 'span_end' },
        measure: { of: 'valid_bet' },
        conditions: [atLeast('100000')],
        reward: cash(
          levels(
            'level',
            ['2', '5000'],
            ['3', '15000'],
            ['4', '40000'],
            ['5', '120000'],
            ['6', '350000'],
            ['7', '1000000'],
          ),
        ),
      },
    ],
  },
  {
    key: 'vip-monthly',
    kind: 'vip',
    audience: { levels: { from: 1 } },
    span: 'month',
    approval: 'automatic',
    rules: [
      {
        code: 'month',
        title: say('ໂບນັດ VIP ປະຈຳເດືອນ', 'Monthly VIP bonus', 'VIP 月礼金'),
        trigger: { on: 'span_end' },
        measure: { of: 'valid_bet' },
        conditions: [atLeast('500000')],
        reward: cash(
          levels(
            'level',
            ['1', '5000'],
            ['2', '10000'],
            ['3', '30000'],
            ['4', '80000'],
            ['5', '250000'],
            ['6', '800000'],
            ['7', '3000000'],
          ),
        ),
      },
    ],
  },
];
