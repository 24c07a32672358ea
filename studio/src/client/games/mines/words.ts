import type { Words } from '../../i18n/index.ts';

export const minesWords = {
  EN: {
    mines: 'Mines',
    board: 'Board of 25 tiles',
    tile: 'Tile {number}',
    tileGem: 'Tile {number}: gem',
    tileMine: 'Tile {number}: mine',
    tiles: 'Tiles opened',
    rule: 'Under some of the 25 tiles lie mines, under the others gems. Choose how many mines, bet, and open tiles: each gem raises what the round is worth. Cash out whenever you like. A mine ends the round without a win. Where the mines lie is decided when you bet.',
    ladder: 'What {mines} mines pay',
  },
  LO: {
    mines: 'ລະເບີດ',
    board: 'ກະດານ 25 ຊ່ອງ',
    tile: 'ຊ່ອງ {number}',
    tileGem: 'ຊ່ອງ {number}: ເພັດ',
    tileMine: 'ຊ່ອງ {number}: ລະເບີດ',
    tiles: 'ຊ່ອງທີ່ເປີດ',
    rule: 'ໃຕ້ບາງຊ່ອງໃນ 25 ຊ່ອງມີລະເບີດ, ຊ່ອງອື່ນມີເພັດ. ເລືອກຈຳນວນລະເບີດ, ເດີມພັນ ແລ້ວເປີດຊ່ອງ: ເພັດແຕ່ລະເມັດເພີ່ມມູນຄ່າຂອງຮອບ. ຖອນໄດ້ທຸກເວລາ. ຖ້າພົບລະເບີດ ຮອບຈະຈົບໂດຍບໍ່ຊະນະ. ຕຳແໜ່ງລະເບີດຖືກກຳນົດແລ້ວຕອນທີ່ທ່ານເດີມພັນ.',
    ladder: 'ອັດຕາຈ່າຍຂອງ {mines} ລະເບີດ',
  },
  CN: {
    mines: '地雷',
    board: '25 格盘面',
    tile: '第 {number} 格',
    tileGem: '第 {number} 格：宝石',
    tileMine: '第 {number} 格：地雷',
    tiles: '已翻开',
    rule: '25 格中部分藏有地雷，其余为宝石。选择地雷数量，下注后逐格翻开：每颗宝石都会提高本局价值，可随时提现。翻到地雷则本局结束且不中奖。地雷的位置在下注时即已确定。',
    ladder: '{mines} 颗地雷的赔付',
  },
} as const satisfies Words<string>;
