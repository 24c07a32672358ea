import { shuffled, type Random } from '../random.ts';
import type { InHouseClass } from '../types.ts';
import { words } from '../words/word.ts';
import { draftsOf, kind, kindRoom, roomKind, type Draft } from './draft.ts';

const miniKinds = [
  kind('Crash|爆点|', 'crash', 17, '97.00', 'crash'),
  kind('Rocket|火箭|ຈະຫຼວດ', 'crash', 15, '97.00', 'crash'),
  kind('Flight|飞行|ການບິນ', 'crash', 13, '97.00', 'crash'),
  kind('Plinko|弹珠|', 'plinko', 10, '98.00'),
  kind('Mines|扫雷|', 'mines', 10, '97.00'),
  kind('Hi-Lo|大小|ໄຮໂລ', 'poker', 6, '98.50'),
  kind('Dice|骰子|ເຕົ໋າ', 'dice', 7, '98.00'),
  kind('Wheel|转盘|ກົງລໍ້', 'game-show', 7, '96.00'),
  kind('Coin Flip|抛硬币|ໂຍນຫຼຽນ', 'coin-flip', 6, '97.50'),
  kind('Keno|基诺|', 'keno', 5, '95.00'),
  kind('Penalty Kick|点球|ເຕະຈຸດໂທດ', 'football', 4, '96.00'),
];
const miniRooms = words(
  'Turbo|涡轮|, Neon|霓虹|, Pocket|口袋|, Lucky|幸运|ນຳໂຊກ, Dragon|龙|ມັງກອນ, Star|星|ດາວ, Mango|芒果|ໝາກມ່ວງ, Thunder|雷霆|ຟ້າຮ້ອງ, Panda|熊猫|ແພນດ້າ, Galaxy|银河|, Monkey|猴|ລິງ, Golden|黄金|ຄຳ, Jungle|丛林|, Pixel|像素|, Sky High|高空|, Naga|那伽|ນາກ, Moon|月亮|ເດືອນ, Pirate|海盗|, Candy|糖果|, Night Bird|夜鸟|, Dynamite|炸药|, Bubble|泡泡|, Racing|竞速|, Diamond|钻石|ເພັດ, Tuk Tuk|突突|ຕຸກຕຸກ, Cosmic|宇宙|, Fire|火|ໄຟ, Crystal|水晶|ແກ້ວ, Chicken|小鸡|ໄກ່, Royal|皇家|, Samurai|武士|, Solar|太阳|, Comet|彗星|, Vegas Night|不夜|, Balloon|气球|ປູມເປົ້າ',
);

const potKinds = [
  kind('Jackpot|累积大奖|ແຈັກພັອດ', 'progressive', 1),
  kind('Millions|百万|ລ້ານ', 'progressive', 1),
  kind('Grand Pot|至尊奖池|', 'progressive', 1),
  kind('Mega Pool|巨额奖池|', 'progressive', 1),
  kind('Four Ladders|四级大奖|', 'progressive', 1),
];
const potRooms = words(
  "Mekong|湄公|ແມ່ນ້ຳຂອງ, Sultan's|苏丹|, Diamond Peak|钻石峰|, Dragon Vault|龙库|, Golden Summit|黄金峰|ຍອດຄຳ, Pharaoh's|法老|, Royal Ruby|皇家红宝|, Thunder Peak|雷峰|, Emerald|翡翠|, Lucky 888|幸运八八八|, Neptune's|海王|, Million Elephants|百万象|ລ້ານຊ້າງ, Phoenix Fire|凤凰火|, Safari|游猎|, Captain's|船长|, Moonlight|月光|ແສງເດືອນ, Red Packet|红包|ຊອງແດງ, Ice Palace|冰宫|, Cash Tower|现金塔|, Starfall|星落|, Jade Emperor|玉皇|, Platinum|白金|, Magic Lamp|神灯|, Wild Frontier|边疆|, Everest Gold|珠峰金|, Cherry|樱桃|, Lion's|雄狮|, Monsoon|季风|, Crown|皇冠|ມົງກຸດ, Champa|占芭|ຈຳປາ",
);

const houseKinds: Readonly<Record<InHouseClass, readonly ReturnType<typeof kind>[]>> = {
  SC: [kind('Scratch|刮刮乐|ບັດຂູດ', 'scratch', 3, '92.00'), kind('Scratch Card|刮刮卡|ບັດຂູດ', 'scratch', 2, '91.50')],
  VP: [
    kind('Jacks or Better|杰克高手|', 'video-poker', 3, '99.54'),
    kind('Deuces Wild|百搭二王|', 'video-poker', 2, '98.94'),
    kind('Joker Poker|小丑扑克|', 'video-poker', 2, '98.60'),
    kind('Aces & Faces|A与人头|', 'video-poker', 2, '99.26'),
  ],
  JP: [kind('Jackpot|累积大奖|ແຈັກພັອດ', 'progressive', 2), kind('Daily Pot|每日奖池|', 'progressive', 1)],
  TG: [
    kind('Roulette|轮盘|ຣູເລັດ', 'roulette', 6, '97.30', 'roulette'),
    kind('European Roulette|欧式轮盘|ຣູເລັດຢູໂຣບ', 'roulette', 3, '97.30', 'roulette'),
    kind('Blackjack|二十一点|ແບລັກແຈັກ', 'blackjack', 4, '99.41'),
    kind('Baccarat|百家乐|ບາກາຣາ', 'baccarat', 4, '98.94'),
    kind('Sic Bo|骰宝|ໄຮໂລ', 'dice', 3, '97.22'),
  ],
  AC: [
    kind('Crash|爆点|', 'crash', 3, '97.00', 'crash'),
    kind('Rocket|火箭|ຈະຫຼວດ', 'crash', 3, '97.00', 'crash'),
    kind('Flight|飞行|ການບິນ', 'crash', 2, '97.00', 'crash'),
    kind('Plinko|弹珠|', 'plinko', 2, '98.00'),
    kind('Mines|扫雷|', 'mines', 2, '97.00'),
    kind('Penalty Kick|点球|ເຕະຈຸດໂທດ', 'football', 2, '96.00'),
  ],
};
const houseRooms = words(
  'Champa|占芭|ຈຳປາ, Lotus|莲花|ດອກບົວ, Night Garden|夜花园|ສວນກາງຄືນ, Naga|那伽|ນາກ, Elephant|大象|ຊ້າງ, Mekong|湄公|ແມ່ນ້ຳຂອງ, Golden Petal|金瓣|ກີບຄຳ, Jade|翡翠|ຢົກ, Moonlight|月光|ແສງເດືອນ, Orchid|兰花|ດອກເຜິ້ງ, Firefly|萤火|ຫິ່ງຫ້ອຍ, Lantern|灯笼|ໂຄມໄຟ, Silk|丝绸|ໄໝ, Temple Bell|寺钟|ລະຄັງວັດ, Royal Barge|御船|ເຮືອຫຼວງ, Festival|节日|ບຸນ, Monsoon|季风|, Star Apple|星苹果|, River Pearl|河珠|ໄຂ່ມຸກ, Tamarind|罗望子|ໝາກຂາມ, Sunbird|太阳鸟|, Dragonfruit|火龙果|ໝາກມັງກອນ, Bamboo|竹|ໄຜ່, Starlight|星光|ແສງດາວ',
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
