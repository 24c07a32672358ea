import { shuffled, type Random } from '../random.ts';
import type { InHouseClass } from '../types.ts';
import { words } from '../words/word.ts';
import { draftsOf, kind, kindRoom, roomKind, type Draft } from './draft.ts';

const miniKinds = [
  kind('Crash|爆点|ແຄຣຊ', 'crash', 15, '97.00', 'crash'),
  kind('Rocket|火箭|ຈະຫຼວດ', 'crash', 13, '97.00', 'crash'),
  kind('Flight|飞行|ການບິນ', 'crash', 11, '97.00', 'crash'),
  kind('Plinko|弹珠|ພລິງໂກ', 'plinko', 10, '98.00', 'plinko'),
  kind('Mines|扫雷|ລະເບີດຝັງ', 'mines', 10, '97.00', 'mines'),
  kind('Hi-Lo|大小|ໄຮໂລ', 'poker', 6, '98.50', 'hi-lo'),
  kind('Dice|骰子|ເຕົ໋າ', 'dice', 7, '98.00', 'dice'),
  kind('Wheel|转盘|ກົງລໍ້', 'game-show', 7, '96.00', 'wheel'),
  kind('Coin Flip|抛硬币|ໂຍນຫຼຽນ', 'coin-flip', 6, '97.50', 'coin-flip'),
  kind('Keno|基诺|ຄີໂນ', 'keno', 5, '95.00', 'keno'),
  kind('Penalty Kick|点球|ເຕະຈຸດໂທດ', 'football', 4, '96.00', 'penalty'),
  kind('Limbo|林波|ລິມໂບ', 'limbo', 4, '97.00', 'limbo'),
  kind('Tower|登塔|ຫໍຄອຍ', 'tower', 4, '97.00', 'tower'),
  kind('Five Diamonds|五钻|ຫ້າເພັດ', 'five-diamonds', 4, '97.04', 'diamonds'),
];
const miniRooms = words(
  'Turbo|涡轮|ເທີໂບ, Neon|霓虹|ນີອອນ, Pocket|口袋|ຖົງ, Lucky|幸运|ນຳໂຊກ, Dragon|龙|ມັງກອນ, Star|星|ດາວ, Mango|芒果|ໝາກມ່ວງ, Thunder|雷霆|ຟ້າຮ້ອງ, Panda|熊猫|ແພນດ້າ, Galaxy|银河|ກາແລັກຊີ, Monkey|猴|ລິງ, Golden|黄金|ຄຳ, Jungle|丛林|ປ່າດົງ, Pixel|像素|ພິກເຊວ, Sky High|高空|ສູງສຸດຟ້າ, Naga|那伽|ນາກ, Moon|月亮|ເດືອນ, Pirate|海盗|ໂຈນສະຫຼັດ, Candy|糖果|ລູກອົມ, Night Bird|夜鸟|ນົກກາງຄືນ, Dynamite|炸药|ໄດນາໄມ, Bubble|泡泡|ຟອງ, Racing|竞速|ແຂ່ງ, Diamond|钻石|ເພັດ, Tuk Tuk|突突|ຕຸກຕຸກ, Cosmic|宇宙|ຈັກກະວານ, Fire|火|ໄຟ, Crystal|水晶|ແກ້ວ, Chicken|小鸡|ໄກ່, Royal|皇家|ລາຊະ, Samurai|武士|ຊາມູໄຣ, Solar|太阳|ສຸລິຍະ, Comet|彗星|ດາວຫາງ, Vegas Night|不夜|ຄືນເວກັດ, Balloon|气球|ປູມເປົ້າ',
);

const potKinds = [
  kind('Jackpot|累积大奖|ແຈັກພັອດ', 'progressive', 1),
  kind('Millions|百万|ລ້ານ', 'progressive', 1),
  kind('Grand Pot|至尊奖池|ກອງເງິນໃຫຍ່', 'progressive', 1),
  kind('Mega Pool|巨额奖池|ກອງກາງຍັກ', 'progressive', 1),
  kind('Four Ladders|四级大奖|ສີ່ຂັ້ນ', 'progressive', 1),
];
const potRooms = words(
  "Mekong|湄公|ແມ່ນ້ຳຂອງ, Sultan's|苏丹|ສຸນຕານ, Diamond Peak|钻石峰|ຍອດເພັດ, Dragon Vault|龙库|ຄັງມັງກອນ, Golden Summit|黄金峰|ຍອດຄຳ, Pharaoh's|法老|ຟາໂຣ, Royal Ruby|皇家红宝|ທັບທິມລາຊະ, Thunder Peak|雷峰|ຍອດຟ້າຮ້ອງ, Emerald|翡翠|ມໍລະກົດ, Lucky 888|幸运八八八|ນຳໂຊກ 888, Neptune's|海王|ເທບເຈົ້າທະເລ, Million Elephants|百万象|ລ້ານຊ້າງ, Phoenix Fire|凤凰火|ໄຟນົກຟີນິກ, Safari|游猎|ຊາຟາຣີ, Captain's|船长|ກັບຕັນ, Moonlight|月光|ແສງເດືອນ, Red Packet|红包|ຊອງແດງ, Ice Palace|冰宫|ວັງນ້ຳກ້ອນ, Cash Tower|现金塔|ຫໍເງິນສົດ, Starfall|星落|ດາວຕົກ, Jade Emperor|玉皇|ຈັກກະພັດຢົກ, Platinum|白金|ແພລທິນຳ, Magic Lamp|神灯|ໂຄມວິເສດ, Wild Frontier|边疆|ຊາຍແດນປ່າ, Everest Gold|珠峰金|ຄຳເອເວີເຣັດ, Cherry|樱桃|ເຊີລີ, Lion's|雄狮|ສິງ, Monsoon|季风|ມໍລະສຸມ, Crown|皇冠|ມົງກຸດ, Champa|占芭|ຈຳປາ",
);

const houseKinds: Readonly<Record<InHouseClass, readonly ReturnType<typeof kind>[]>> = {
  SC: [
    kind('Scratch|刮刮乐|ບັດຂູດ', 'scratch', 3, '92.00', 'scratch'),
    kind('Scratch Card|刮刮卡|ບັດຂູດ', 'scratch', 2, '92.00', 'scratch'),
  ],
  VP: [
    kind('Jacks or Better|杰克高手|ແຈັກຂຶ້ນໄປ', 'video-poker', 3, '99.54', 'jacks-or-better'),
    kind('Deuces Wild|百搭二王|ໄພ້ສອງວິເສດ', 'video-poker', 2, '99.41', 'deuces-wild'),
    kind('Joker Poker|小丑扑克|ໂປກເກີໂຈກເກີ', 'video-poker', 2, '98.93', 'joker-poker'),
    kind('Double Bonus|双重红利|ໂບນັດສອງເທົ່າ', 'video-poker', 2, '99.10', 'double-bonus'),
  ],
  JP: [kind('Jackpot|累积大奖|ແຈັກພັອດ', 'progressive', 2), kind('Daily Pot|每日奖池|ກອງເງິນປະຈຳວັນ', 'progressive', 1)],
  TG: [
    kind('Roulette|轮盘|ຣູເລັດ', 'roulette', 4, '97.30', 'roulette'),
    kind('European Roulette|欧式轮盘|ຣູເລັດຢູໂຣບ', 'roulette', 2, '97.30', 'roulette'),
    kind('American Roulette|美式轮盘|ຣູເລັດອາເມລິກາ', 'roulette', 2, '92.10', 'american-roulette'),
    kind('Blackjack|二十一点|ແບລັກແຈັກ', 'blackjack', 4, '98.07', 'blackjack'),
    kind('Baccarat|百家乐|ບາກາຣາ', 'baccarat', 4, '94.71', 'baccarat'),
    kind('Sic Bo|骰宝|ໄຮໂລ', 'dice', 3, '92.36', 'sic-bo'),
    kind('Dragon Tiger|龙虎|ມັງກອນເສືອ', 'dragon-tiger', 3, '94.45', 'dragon-tiger'),
    kind('Fish Prawn Crab|鱼虾蟹|ນ້ຳເຕົ້າປູປາ', 'dice', 2, '92.12', 'hoo-hey-how'),
    kind('Fan Tan|番摊|ຟານຕານ', 'dice', 2, '96.25', 'fan-tan'),
    kind('Red Dog|红狗|ໝາແດງ', 'card-table', 2, '97.40', 'red-dog'),
    kind('Three Card Poker|三张扑克|ໂປກເກີສາມໃບ', 'poker', 2, '96.62', 'three-card-poker'),
    kind("Casino Hold'em|赌场德州扑克|ໂຮລເດັມ", 'poker', 2, '93.74', 'casino-holdem'),
    kind('Pai Gow|牌九|ໄພ່ກົວ', 'dominoes', 2, '98.98', 'pai-gow'),
    kind('Craps|花旗骰|ແຄຣັບ', 'dice', 2, '93.33', 'craps'),
  ],
  AC: [
    kind('Crash|爆点|ແຄຣຊ', 'crash', 3, '97.00', 'crash'),
    kind('Rocket|火箭|ຈະຫຼວດ', 'crash', 3, '97.00', 'crash'),
    kind('Flight|飞行|ການບິນ', 'crash', 2, '97.00', 'crash'),
    kind('Plinko|弹珠|ພລິງໂກ', 'plinko', 2, '98.00', 'plinko'),
    kind('Mines|扫雷|ລະເບີດຝັງ', 'mines', 2, '97.00', 'mines'),
    kind('Penalty Kick|点球|ເຕະຈຸດໂທດ', 'football', 2, '96.00', 'penalty'),
    kind('Limbo|林波|ລິມໂບ', 'limbo', 2, '97.00', 'limbo'),
    kind('Tower|登塔|ຫໍຄອຍ', 'tower', 2, '97.00', 'tower'),
    kind('Five Diamonds|五钻|ຫ້າເພັດ', 'five-diamonds', 2, '97.04', 'diamonds'),
  ],
};
const houseRooms = words(
  'Champa|占芭|ຈຳປາ, Lotus|莲花|ດອກບົວ, Night Garden|夜花园|ສວນກາງຄືນ, Naga|那伽|ນາກ, Elephant|大象|ຊ້າງ, Mekong|湄公|ແມ່ນ້ຳຂອງ, Golden Petal|金瓣|ກີບຄຳ, Jade|翡翠|ຢົກ, Moonlight|月光|ແສງເດືອນ, Orchid|兰花|ດອກເຜິ້ງ, Firefly|萤火|ຫິ່ງຫ້ອຍ, Lantern|灯笼|ໂຄມໄຟ, Silk|丝绸|ໄໝ, Temple Bell|寺钟|ລະຄັງວັດ, Royal Barge|御船|ເຮືອຫຼວງ, Festival|节日|ບຸນ, Monsoon|季风|ມໍລະສຸມ, Star Apple|星苹果|ໝາກດາວ, River Pearl|河珠|ໄຂ່ມຸກ, Tamarind|罗望子|ໝາກຂາມ, Sunbird|太阳鸟|ນົກກິນນ້ຳຫວານ, Dragonfruit|火龙果|ໝາກມັງກອນ, Bamboo|竹|ໄຜ່, Starlight|星光|ແສງດາວ',
);
/** How many titles of each class the two in-house vendors have. */
const houseCounts: Readonly<Record<string, Readonly<Record<InHouseClass, number>>>> = {
  CHAMPA: { SC: 30, VP: 26, JP: 20, TG: 40, AC: 34 },
  NIGHTGARDEN: { SC: 20, VP: 18, JP: 14, TG: 22, AC: 26 },
};

export function miniDrafts(random: Random, count: number): Draft[] {
  return draftsOf(random, miniKinds, miniRooms, roomKind, count);
}

export function jackpotDrafts(random: Random, count: number): Draft[] {
  return draftsOf(random, potKinds, potRooms, roomKind, count);
}

export function inHouseDrafts(random: Random, vassalage: string): Draft[] {
  const counts = houseCounts[vassalage] ?? { SC: 0, VP: 0, JP: 0, TG: 0, AC: 0 };
  const build = vassalage === 'CHAMPA' ? roomKind : kindRoom;
  const classes = Object.keys(counts) as InHouseClass[];
  return shuffled(
    random,
    classes.flatMap((each) => draftsOf(random, houseKinds[each], houseRooms, build, counts[each], each)),
  );
}
