import type { DefinitionInput } from '../../modules/promotions/index.ts';
import { moneyActivities } from './money-activities.ts';
import { say, cash, fixed, points, tickets, levels, slots, atLeast } from './pieces.ts';

/** The definitions of the demo's promotions, of every kind. Their texts are in seed/content, and say the same. */
export function demoActivities(now: Temporal.Instant): DefinitionInput[] {
  const at = (days: number): string => now.add({ minutes: Math.round(days * 24 * 60) }).toString();
  return [
    ...moneyActivities,
    {
      key: 'sign-in-days',
      kind: 'sign_in_days',
      span: 'day',
      rules: [
        {
          code: 'day',
          title: say('ເຊັກອິນ', 'Sign-in day', '每日签到'),
          trigger: { on: 'sign_in_day', length: 7 },
          reward: {
            kind: 'points',
            size: levels(
              'rank',
              ['1', '10'],
              ['2', '20'],
              ['3', '30'],
              ['4', '40'],
              ['5', '50'],
              ['6', '60'],
              ['7', '200'],
            ),
          },
        },
      ],
    },
    {
      key: 'daily-tasks',
      kind: 'tasks',
      span: 'day',
      claimDays: 3,
      rules: [
        {
          code: 'deposit',
          title: say('ຝາກໜຶ່ງຄັ້ງ', 'Deposit once', '存款一次'),
          trigger: { on: 'reached', at: ['1'] },
          measure: { of: 'deposits' },
          reward: tickets('fortune-wheel'),
        },
        {
          code: 'rounds',
          title: say('ຫຼິ້ນສະລັອດ', 'Play slots', '玩电子游戏'),
          trigger: { on: 'reached', at: ['20', '100'] },
          measure: { of: 'rounds', games: slots },
          rewards: [points('20'), points('100')],
        },
        {
          code: 'bets',
          title: say('ຍອດເດີມພັນ', 'Valid bets', '有效投注'),
          trigger: { on: 'reached', at: ['500000'] },
          measure: { of: 'valid_bet' },
          reward: fixed('5000'),
        },
      ],
    },
    {
      key: 'app-install',
      kind: 'app',
      caps: { perMember: 1, perDevice: 2 },
      rules: [
        {
          code: 'first',
          title: say('ເປີດແອັບຄັ້ງທຳອິດ', 'First use of the app', '首次使用应用'),
          trigger: { on: 'signed_in', via: 'app' },
          reward: fixed('10000'),
        },
      ],
    },
    {
      key: 'bind-messenger',
      kind: 'messenger',
      caps: { perMember: 1 },
      rules: [
        {
          code: 'bound',
          title: say('ຜູກ Zalo ຫຼື Line', 'Zalo or Line bound', '绑定 Zalo 或 Line'),
          trigger: { on: 'messenger', providers: ['zalo', 'line'] },
          reward: cash({ random: { from: '5000', to: '131000', step: '1000' } }),
        },
      ],
    },
    {
      key: 'rescue',
      kind: 'rescue',
      span: 'day',
      claimDays: 1,
      rules: [
        {
          code: 'loss',
          title: say('ໂບນັດຊ່ວຍເຫຼືອ', 'Rescue bonus', '救援金'),
          trigger: { on: 'ask' },
          measure: { of: 'net_loss' },
          conditions: [atLeast('100000'), { balanceAtMost: '5000' }],
          reward: cash({ percent: '5', max: '200000' }),
        },
      ],
    },
    {
      key: 'raffle',
      kind: 'raffle',
      span: 'week',
      rules: [
        {
          code: 'ticket',
          title: say('ສະຫຼາກ', 'Raffle ticket', '奖券'),
          trigger: { on: 'every', amount: '100000', most: 50 },
          measure: { of: 'deposited' },
          reward: tickets('weekly-raffle'),
        },
      ],
    },
    {
      key: 'lottery-evening',
      kind: 'raffle',
      span: 'day',
      claimDays: 3,
      rules: [
        {
          code: 'ticket',
          title: say('ສະຫຼາກ', 'Raffle ticket', '奖券'),
          trigger: { on: 'every', amount: '50000', most: 10 },
          measure: { of: 'valid_bet', games: { areas: ['LOTT', 'ELOTT'] }, weekdays: [3, 5] },
          reward: tickets('weekly-raffle'),
        },
      ],
    },
    {
      key: 'football-combo',
      kind: 'tasks',
      span: 'week',
      claimDays: 7,
      rules: [
        {
          code: 'bets',
          title: say('ຍອດເດີມພັນກິລາ', 'Valid bets on sports', '体育有效投注'),
          trigger: { on: 'reached', at: ['500000', '2000000', '5000000'] },
          measure: { of: 'valid_bet', games: { areas: ['SPORTS'] } },
          rewards: [fixed('10000'), fixed('50000'), fixed('150000')],
        },
      ],
    },
    {
      key: 'red-envelopes',
      kind: 'red_envelope',
      span: 'day',
      approval: 'automatic',
      rules: [
        {
          code: 'envelope',
          title: say('ຊອງແດງ', 'Red envelope', '红包'),
          trigger: { on: 'deposit', once: 'day' },
          conditions: [atLeast('50000')],
          reward: tickets('lucky-envelope'),
        },
      ],
    },
    {
      key: 'golden-eggs',
      kind: 'golden_egg',
      span: 'day',
      claimDays: 3,
      rules: [
        {
          code: 'hammer',
          title: say('ຄ້ອນ', 'A hammer', '锤子'),
          trigger: { on: 'every', amount: '300000', most: 5 },
          measure: { of: 'valid_bet' },
          reward: tickets('golden-egg'),
        },
      ],
    },
    {
      key: 'lucky-wheel',
      kind: 'wheel',
      span: 'day',
      claimDays: 2,
      rules: [
        {
          code: 'spin',
          title: say('ຮອບໝຸນ', 'A spin', '转盘机会'),
          trigger: { on: 'every', amount: '200000', most: 10 },
          measure: { of: 'valid_bet', weekdays: [6, 7] },
          reward: tickets('fortune-wheel'),
        },
      ],
    },
    {
      key: 'share-your-win',
      kind: 'free_form',
      span: 'week',
      rules: [
        {
          code: 'win',
          title: say('ອວດໄຊຊະນະ', 'A win you showed', '晒赢奖'),
          trigger: { on: 'application' },
          reward: fixed('20000'),
        },
      ],
    },
    {
      key: 'long-friend',
      kind: 'free_form',
      caps: { perMember: 1 },
      rules: [
        {
          code: 'story',
          title: say('ເລື່ອງຂອງທ່ານ', 'Your story', '您的故事'),
          trigger: { on: 'application' },
          reward: points('500'),
        },
      ],
    },
    {
      key: 'slot-marathon',
      kind: 'tasks',
      entry: 'join',
      rules: [
        {
          code: 'rounds',
          title: say('ຮອບສະລັອດ', 'Rounds at slots', '电子局数'),
          trigger: { on: 'reached', at: ['200', '1000'] },
          measure: { of: 'rounds', games: slots },
          rewards: [fixed('10000'), fixed('60000')],
        },
      ],
    },
    {
      key: 'boat-race',
      kind: 'golden_egg',
      span: 'day',
      rules: [
        {
          code: 'hammer',
          title: say('ຄ້ອນ', 'A hammer', '锤子'),
          trigger: { on: 'every', amount: '100000', most: 10 },
          measure: { of: 'valid_bet', games: { areas: ['FISH'] } },
          reward: tickets('golden-egg'),
        },
      ],
    },
    {
      key: 'night-cup',
      kind: 'tasks',
      entry: 'sign_up',
      signUp: { opensAt: at(-1), closesAt: at(3.5) },
      rules: [
        {
          code: 'bets',
          title: say('ຍອດເດີມພັນໂຕະສົດ', 'Valid bets at live tables', '真人有效投注'),
          trigger: { on: 'reached', at: ['1000000'] },
          measure: { of: 'valid_bet', games: { areas: ['LIVE'] } },
          reward: fixed('30000'),
        },
      ],
    },
    {
      key: 'market-night',
      kind: 'red_envelope',
      entry: 'sign_up',
      signUp: { opensAt: at(-6), closesAt: at(-0.01) },
      caps: { perMember: 3 },
      rules: [
        {
          code: 'envelope',
          title: say('ຊອງແດງ', 'Red envelope', '红包'),
          trigger: { on: 'deposit' },
          conditions: [atLeast('100000')],
          reward: tickets('lucky-envelope'),
        },
      ],
    },
    {
      key: 'naga-table',
      kind: 'vip',
      audience: { levels: { from: 6 } },
      approval: 'review',
      rules: [
        {
          code: 'percent',
          title: say('ໂຕະພະຍານາກ', 'Naga table', '那伽贵宾席'),
          trigger: { on: 'deposit' },
          conditions: [atLeast('5000000')],
          reward: cash({ percent: '1', max: '1000000' }),
        },
      ],
    },
    {
      key: 'rainy-season',
      kind: 'tasks',
      span: 'week',
      rules: [
        {
          code: 'rounds',
          title: say('ຮອບສະລັອດ', 'Rounds at slots', '电子局数'),
          trigger: { on: 'reached', at: ['500'] },
          measure: { of: 'rounds', games: slots },
          reward: fixed('25000'),
        },
      ],
    },
  ];
}
