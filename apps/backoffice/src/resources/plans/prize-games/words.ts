import { inLanguages } from '../../../words/in-languages.ts';
import { parts } from '../part-words/index.ts';
import { shared } from '../shared-words.ts';

export const words = inLanguages({
  en: {
    ...shared.en,
    name: 'Prize game |||| Prize games',
    groups: {
      wheel: 'Wheel',
      egg: 'Golden egg',
      envelope: 'Red envelope',
      rain: 'Rain of envelopes',
      raffle: 'Raffle',
    },
    of: {
      any: parts.en,
      kind_is: {
        wheel: 'Wheel',
        egg: 'Golden egg',
        envelope: 'Red envelope',
        rain: 'Rain of envelopes',
        raffle: 'Raffle',
      },
      prizes: {
        stock: 'How many there are; empty: no limit',
        _: 'Prizes',
      },
    },
    expected: 'One draw is expected to cost %{each} %{currency}.',
    most: 'At most %{most} %{currency} for all of it.',
    stock: 'Stock of prizes',
    stock_effect: '%{name}: from now on there are so many of the prize.',
    prize: 'Prize (left)',
    left: 'How many from now on',
    rain: 'One more rain',
    rain_effect:
      '%{name}: envelopes rain once more, beside the timetable. Its pot is reserved from the budget at once.',
    starts: 'Begins',
    minutes: 'Minutes; empty: as the game says',
  },
  lo: {
    ...shared.lo,
    name: 'ເກມລາງວັນ',
    groups: {
      wheel: 'ກົງລໍ້',
      egg: 'ໄຂ່ຄຳ',
      envelope: 'ຊອງອັ່ງເປົາ',
      rain: 'ຝົນອັ່ງເປົາ',
      raffle: 'ຈັບສະຫຼາກ',
    },
    of: {
      any: parts.lo,
      kind_is: {
        wheel: 'ກົງລໍ້',
        egg: 'ໄຂ່ຄຳ',
        envelope: 'ຊອງອັ່ງເປົາ',
        rain: 'ຝົນອັ່ງເປົາ',
        raffle: 'ຈັບສະຫຼາກ',
      },
      prizes: {
        stock: 'ຈຳນວນທີ່ມີ; ວ່າງ: ບໍ່ຈຳກັດ',
        _: 'ລາງວັນ',
      },
    },
    expected: 'ຈັບໜຶ່ງຄັ້ງຄາດວ່າໃຊ້ %{each} %{currency}.',
    most: 'ຫຼາຍສຸດທັງໝົດ %{most} %{currency}.',
    stock: 'ຈຳນວນລາງວັນ',
    stock_effect: '%{name}: ນັບແຕ່ນີ້ໄປ ມີລາງວັນຈຳນວນນີ້.',
    prize: 'ລາງວັນ (ເຫຼືອ)',
    left: 'ຈຳນວນນັບແຕ່ນີ້',
    rain: 'ເພີ່ມຝົນອັ່ງເປົາ',
    rain_effect: '%{name}: ຈະມີຝົນອັ່ງເປົາອີກຮອບ ນອກຕາຕະລາງ. ເງິນກອງກາງຈະຖືກກັນໄວ້ຈາກງົບທັນທີ.',
    starts: 'ເລີ່ມ',
    minutes: 'ນາທີ; ວ່າງ: ຕາມເກມ',
  },
  cn: {
    ...shared.cn,
    name: '奖品游戏',
    groups: {
      wheel: '转盘',
      egg: '金蛋',
      envelope: '红包',
      rain: '红包雨',
      raffle: '抽奖',
    },
    of: {
      any: parts.cn,
      kind_is: {
        wheel: '转盘',
        egg: '金蛋',
        envelope: '红包',
        rain: '红包雨',
        raffle: '抽奖',
      },
      prizes: {
        stock: '数量，留空不限',
        _: '奖品',
      },
    },
    expected: '每次抽取预计成本 %{each} %{currency}。',
    most: '全部最多 %{most} %{currency}。',
    stock: '奖品库存',
    stock_effect: '%{name}：从现在起该奖品有这么多。',
    prize: '奖品（剩余）',
    left: '现在起的数量',
    rain: '加一场红包雨',
    rain_effect: '%{name}：在时间表之外再下一场红包雨。奖池立即从预算中预留。',
    starts: '开始',
    minutes: '分钟，留空则按游戏设置',
  },
});
