import type { Words } from '../../i18n/index.ts';

export const diceWords = {
  EN: {
    over: 'Over',
    under: 'Under',
    side: 'Win if the roll is',
    split: 'Where the bar is split',
    roll: 'Roll {roll}',
    rolled: 'Roll',
    rule: 'A roll is a number from 00.00 to 99.99, each equally likely. Choose whether it must be over or under the mark, and move the mark: the less likely your win, the more it pays.',
    examples: 'What some bets pay',
  },
  LO: {
    over: 'ສູງກວ່າ',
    under: 'ຕໍ່າກວ່າ',
    side: 'ຊະນະຖ້າຜົນ',
    split: 'ຈຸດແບ່ງ',
    roll: 'ຜົນ {roll}',
    rolled: 'ຜົນ',
    rule: 'ຜົນແມ່ນເລກຈາກ 00.00 ຫາ 99.99 ແຕ່ລະເລກມີໂອກາດເທົ່າກັນ. ເລືອກວ່າຕ້ອງສູງກວ່າ ຫຼື ຕໍ່າກວ່າຈຸດ ແລ້ວຍ້າຍຈຸດ: ໂອກາດຊະນະຍິ່ງໜ້ອຍ ຍິ່ງຈ່າຍຫຼາຍ.',
    examples: 'ຕົວຢ່າງອັດຕາຈ່າຍ',
  },
  CN: {
    over: '大于',
    under: '小于',
    side: '以下结果获胜',
    split: '分界点',
    roll: '掷出 {roll}',
    rolled: '掷出',
    rule: '每次掷出 00.00 至 99.99 之间的数字，机会均等。选择大于或小于分界点，并移动分界点：获胜机会越小，赔付越高。',
    examples: '部分投注的赔付',
  },
} as const satisfies Words<string>;
