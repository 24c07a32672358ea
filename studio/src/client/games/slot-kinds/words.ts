import type { Words } from '../../i18n/index.ts';

/** What the slots that are not of lines say. */
export const kindWords = {
  EN: {
    board: 'Reels',
    ways: 'ways',
    wonWays: '{count} reels · {ways} ways',
    wonCluster: 'Cluster of {count}',
    wonLine: '{count} in a row',
    mini: 'Mini',
    minor: 'Minor',
    major: 'Major',
    grand: 'Grand',
    coin: 'Coin',
    respins: 'Respins',
    ladder: 'Multiplier',
    rungs: 'Falls of a spin pay at {ladder}.',
    figures: 'What this table pays',
    returned: 'Returned of all stakes',
    returnedOf: '{percent}, with a standard error of {error}',
    hit: 'Rounds that pay anything',
    volatility: 'Volatility: standard deviation of a round',
    stakes: '{count} × stake',
    sampled: 'The return is exact. Rounds that pay and volatility are those of ten million rounds of a fixed seed.',
    sampledAll:
      'These figures are those of ten million rounds of a fixed seed; a fall can lead to any number of others.',
    limit: 'A round pays at most {count} times the stake.',
    ofStake: 'In multiples of the stake.',
    drawn: 'Every place of a reel is drawn by itself.',
    awards: 'Free spins: {list}. They cannot be won again while they run.',
    award: '{count} bonus symbols give {spins}',
    ruleWays:
      'No lines: a symbol pays on three neighbouring reels or more from the left, wherever it stands, once for every way through them. A wild stands for every symbol but the bonus. Free spins pay {multiplier} times.',
    ruleChanging:
      'Six reels change their height with every spin, from 2 to 7 symbols: from 64 to 117,649 ways. A symbol pays on three neighbouring reels or more from the left, once for every way. Each free spin pays one time more than the one before.',
    ruleHold:
      'Twenty lines pay from the left. Six coins or more are held for three respins; each new coin is held too, and sets the respins back to three. At the end every coin pays what is on it. All fifteen places full: the grand prize besides. Chances and values of coins are the same for every stake.',
    ruleCascade:
      'Five equal symbols or more that touch each other pay and vanish. What lies above falls, new symbols fill the board, and as long as new clusters form, each fall pays at the next multiplier. A wild belongs to every cluster beside it.',
    ruleCascadeFree: 'In free spins the multiplier is never set back.',
    ruleWilds:
      'Twenty lines pay from the left. A wild on reel 2, 3 or 4 covers its whole reel and stays for a respin of the others; each new wild reel gives another.',
    ruleFest:
      'Twenty-five lines pay from the left. In free spins the multiplier of all wins climbs with every second spin, from 2 to 5 times.',
    ruleClassic:
      'Three reels and five lines: the rows and the two diagonals. Three of a kind pay. Each wild that stands for another symbol doubles the win; three wilds pay for themselves.',
    spinNow: 'Spinning',
    held: 'Held coins',
  },
  LO: {
    board: 'ວົງລໍ້',
    ways: 'ທາງ',
    wonWays: '{count} ວົງ · {ways} ທາງ',
    wonCluster: 'ພວງ {count}',
    wonLine: 'ລຽນກັນ {count}',
    mini: 'ມິນິ',
    minor: 'ນ້ອຍ',
    major: 'ໃຫຍ່',
    grand: 'ແກຣນ',
    coin: 'ຫຼຽນ',
    respins: 'ໝຸນຊ້ຳ',
    ladder: 'ຕົວຄູນ',
    rungs: 'ການຕົກແຕ່ລະເທື່ອຈ່າຍທີ່ {ladder}.',
    figures: 'ຕາຕະລາງນີ້ຈ່າຍເທົ່າໃດ',
    returned: 'ຄືນຈາກເງິນເດີມພັນທັງໝົດ',
    returnedOf: '{percent}, ຄວາມຄາດເຄື່ອນມາດຕະຖານ {error}',
    hit: 'ຮອບທີ່ມີການຈ່າຍ',
    volatility: 'ຄວາມຜັນຜວນ: ຄ່າບ່ຽງເບນມາດຕະຖານຂອງຮອບ',
    stakes: '{count} × ເງິນເດີມພັນ',
    sampled: 'ອັດຕາຄືນຄິດໄດ້ແນ່ນອນ. ຮອບທີ່ຈ່າຍ ແລະ ຄວາມຜັນຜວນ ມາຈາກສິບລ້ານຮອບຂອງຊີດຄົງທີ່.',
    sampledAll: 'ຕົວເລກເຫຼົ່ານີ້ມາຈາກສິບລ້ານຮອບຂອງຊີດຄົງທີ່ ເພາະການຕົກໜຶ່ງເທື່ອອາດຕໍ່ໄປອີກຫຼາຍເທື່ອ.',
    limit: 'ໜຶ່ງຮອບຈ່າຍສູງສຸດ {count} ເທົ່າຂອງເງິນເດີມພັນ.',
    ofStake: 'ເປັນຈຳນວນເທົ່າຂອງເງິນເດີມພັນ.',
    drawn: 'ທຸກຊ່ອງຂອງວົງລໍ້ສຸ່ມແຍກກັນ.',
    awards: 'ໝຸນຟຣີ: {list}. ລະຫວ່າງໝຸນຟຣີບໍ່ໄດ້ເພີ່ມອີກ.',
    award: 'ສັນຍາລັກໂບນັດ {count} ອັນ ໄດ້ {spins}',
    ruleWays:
      'ບໍ່ມີເສັ້ນ: ສັນຍາລັກຈ່າຍເມື່ອຢູ່ໃນສາມວົງຕິດກັນຂຶ້ນໄປຈາກຊ້າຍ ບໍ່ວ່າຢູ່ບ່ອນໃດ, ໜຶ່ງເທື່ອຕໍ່ທຸກທາງ. ວາຍແທນທຸກສັນຍາລັກຍົກເວັ້ນໂບນັດ. ໝຸນຟຣີຈ່າຍ {multiplier} ເທົ່າ.',
    ruleChanging:
      'ຫົກວົງລໍ້ປ່ຽນຄວາມສູງທຸກການໝຸນ ແຕ່ 2 ຫາ 7 ສັນຍາລັກ: ແຕ່ 64 ຫາ 117,649 ທາງ. ສັນຍາລັກຈ່າຍເມື່ອຢູ່ໃນສາມວົງຕິດກັນຂຶ້ນໄປຈາກຊ້າຍ, ໜຶ່ງເທື່ອຕໍ່ທຸກທາງ. ໝຸນຟຣີແຕ່ລະເທື່ອຈ່າຍເພີ່ມຂຶ້ນອີກໜຶ່ງເທົ່າ.',
    ruleHold:
      'ຊາວເສັ້ນຈ່າຍຈາກຊ້າຍ. ຫຼຽນຫົກອັນຂຶ້ນໄປຈະຖືກລັອກໄວ້ສຳລັບໝຸນຊ້ຳສາມເທື່ອ; ຫຼຽນໃໝ່ທຸກອັນກໍຖືກລັອກ ແລະ ຕັ້ງໝຸນຊ້ຳກັບເປັນສາມ. ຕອນທ້າຍທຸກຫຼຽນຈ່າຍຕາມທີ່ຂຽນໄວ້. ເຕັມທັງສິບຫ້າຊ່ອງ: ໄດ້ລາງວັນແກຣນຕື່ມ. ໂອກາດ ແລະ ມູນຄ່າຂອງຫຼຽນຄືກັນທຸກເງິນເດີມພັນ.',
    ruleCascade:
      'ສັນຍາລັກຄືກັນຫ້າອັນຂຶ້ນໄປທີ່ຕິດກັນຈະຈ່າຍ ແລະ ຫາຍໄປ. ອັນທີ່ຢູ່ເທິງຕົກລົງ, ສັນຍາລັກໃໝ່ເຕີມເຕັມກະດານ, ແລະ ຕາບໃດທີ່ຍັງມີພວງໃໝ່ ການຕົກແຕ່ລະເທື່ອຈ່າຍທີ່ຕົວຄູນຖັດໄປ. ວາຍເປັນສ່ວນຂອງທຸກພວງທີ່ຢູ່ຂ້າງ.',
    ruleCascadeFree: 'ໃນໝຸນຟຣີ ຕົວຄູນບໍ່ຖືກຕັ້ງຄືນ.',
    ruleWilds: 'ຊາວເສັ້ນຈ່າຍຈາກຊ້າຍ. ວາຍໃນວົງທີ 2, 3 ຫຼື 4 ຂະຫຍາຍເຕັມວົງ ແລະ ຢູ່ໄວ້ໃຫ້ໝຸນຊ້ຳວົງອື່ນ; ວົງວາຍໃໝ່ແຕ່ລະວົງໃຫ້ໝຸນຊ້ຳອີກ.',
    ruleFest: 'ຊາວຫ້າເສັ້ນຈ່າຍຈາກຊ້າຍ. ໃນໝຸນຟຣີ ຕົວຄູນຂອງທຸກການຊະນະເພີ່ມຂຶ້ນທຸກສອງເທື່ອ ແຕ່ 2 ຫາ 5 ເທົ່າ.',
    ruleClassic:
      'ສາມວົງລໍ້ ແລະ ຫ້າເສັ້ນ: ສາມແຖວ ແລະ ສອງເສັ້ນຂວາງ. ສາມອັນຄືກັນຈ່າຍ. ວາຍແຕ່ລະອັນທີ່ແທນສັນຍາລັກອື່ນເພີ່ມເປັນສອງເທົ່າ; ວາຍສາມອັນຈ່າຍຂອງມັນເອງ.',
    spinNow: 'ກຳລັງໝຸນ',
    held: 'ຫຼຽນທີ່ລັອກ',
  },
  CN: {
    board: '转轴',
    ways: '路',
    wonWays: '{count} 轴 · {ways} 路',
    wonCluster: '{count} 连块',
    wonLine: '{count} 连',
    mini: '迷你',
    minor: '小奖',
    major: '大奖',
    grand: '巨奖',
    coin: '金币',
    respins: '重转',
    ladder: '倍数',
    rungs: '每次掉落依次按 {ladder} 赔付。',
    figures: '本表赔付数据',
    returned: '全部投注的返还',
    returnedOf: '{percent}，标准误差 {error}',
    hit: '有赔付的局',
    volatility: '波动率：单局标准差',
    stakes: '{count} × 投注',
    sampled: '返还率为精确值。有赔付的局与波动率取自固定种子的一千万局。',
    sampledAll: '以上数据取自固定种子的一千万局，因为一次掉落可以引发任意多次掉落。',
    limit: '单局最高赔付投注的 {count} 倍。',
    ofStake: '按投注的倍数计。',
    drawn: '转轴上每一格单独抽取。',
    awards: '免费旋转：{list}。进行中不会再次获得。',
    award: '{count} 个奖励符号得 {spins}',
    ruleWays:
      '没有赔付线：同一符号从左起出现在相邻三轴或以上即赔付，位置不限，每一条路各赔一次。百搭可代替除奖励外的任何符号。免费旋转按 {multiplier} 倍赔付。',
    ruleChanging:
      '六轴每次旋转都会改变高度，各 2 至 7 个符号：64 至 117,649 路。同一符号从左起出现在相邻三轴或以上即赔付，每一条路各赔一次。免费旋转每转一次，倍数加一。',
    ruleHold:
      '二十条线从左起赔付。出现六枚或以上金币时锁定并重转三次；每枚新金币也会锁定，重转次数恢复为三次。结束时每枚金币按面值赔付。十五格全满另得巨奖。金币的机会与面值不因投注而变。',
    ruleCascade:
      '五个或以上相邻的相同符号赔付后消失，上方符号落下，新符号补满。只要继续形成连块，每次掉落都按下一个倍数赔付。百搭属于它旁边的每个连块。',
    ruleCascadeFree: '免费旋转中倍数不会重置。',
    ruleWilds:
      '二十条线从左起赔付。第 2、3、4 轴上的百搭会扩展到整轴，并保留至其余转轴重转；每出现一根新的百搭轴再重转一次。',
    ruleFest: '二十五条线从左起赔付。免费旋转中，所有赢奖的倍数每两转上升一级，从 2 倍到 5 倍。',
    ruleClassic: '三轴五线：三行与两条对角线。三个相同即赔付。每个代替其他符号的百搭使赢奖翻倍；三个百搭单独赔付。',
    spinNow: '旋转中',
    held: '锁定的金币',
  },
} as const satisfies Words<string>;

export type KindWord = keyof (typeof kindWords)['EN'];
