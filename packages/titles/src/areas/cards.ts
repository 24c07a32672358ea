import type { Random } from '../random.ts';
import { words } from '../words/word.ts';
import { draftsOf, kind, roomKind, type Draft } from './draft.ts';

const cardKinds = [
  kind('Tien Len|进牌|ຕຽນເລນ', 'card-table', 12),
  kind('Pok Deng|博定|ປ໊ອກເດັ້ງ', 'card-table', 11),
  kind('Dummy|泰式拉米|ດຳມີ່', 'card-table', 8),
  kind('Rummy|拉米|ຣຳມີ່', 'card-table', 8),
  kind('Landlord|斗地主|ເຈົ້າຂອງດິນ', 'card-table', 9),
  kind('Bull Fight|抢庄牛牛|ງົວຊົນ', 'card-table', 8),
  kind('Three Kings|三公|ສາມກະສັດ', 'card-table', 6),
  kind('Thirteen Cards|十三张|ສິບສາມໃບ', 'card-table', 8),
  kind("Hold'em|德州扑克|ໂຮລເດັມ", 'poker', 9),
  kind('Omaha|奥马哈|ໂອມາຮ່າ', 'poker', 5),
  kind('Gold Flower|炸金花|ດອກໄມ້ຄຳ', 'card-table', 7),
  kind('Bloody Mahjong|血战麻将|ໄພ້ນົກກະຈອກດຸເດືອດ', 'mahjong', 7),
  kind('Two-Player Mahjong|二人麻将|ໄພ້ນົກກະຈອກສອງຄົນ', 'mahjong', 5),
  kind('Pai Gow|牌九|ໄພ່ເກົ້າ', 'dominoes', 6),
  kind('Gaple|骨牌|ກາເປລ', 'dominoes', 5),
  kind('Kaeng|甘|ແຄງ', 'card-table', 5),
  kind('Ludo Duel|飞行棋对决|ດວນລູໂດ', 'dice', 4),
  kind('Hi-Lo Dice|骰子大小|ໄຮໂລ', 'dice', 6),
];

const roomsOf: Readonly<Record<string, string>> = {
  BAMBOOTABLE:
    'Riverside|江畔|ແຄມນ້ຳ, Night Market|夜市|ຕະຫຼາດກາງຄືນ, Bamboo|竹林|ໄຜ່, Village|乡村|ບ້ານ, Monsoon|雨季|ມໍລະສຸມ, Tuk Tuk|突突|ຕຸກຕຸກ, Sticky Rice|糯米|ເຂົ້າໜຽວ, Hammock|吊床|ອູ່ນອນ, Bus Station|车站|ສະຖານີລົດເມ, Midnight|午夜|ທ່ຽງຄືນ, Backpacker|背包客|ນັກທ່ອງທ່ຽວສະພາຍເປ້, Full Moon|满月|ເດືອນເພັງ',
  FOURWINDS:
    'East Wind|东风|ລົມຕາເວັນອອກ, West Wind|西风|ລົມຕາເວັນຕົກ, Champion|冠军|ແຊມ, Masters|大师|ອາຈານ, Jade|翡翠|ຢົກ, Emperor|皇帝|ຈັກກະພັດ, Quick|快速|ດ່ວນ, Grand|至尊|ຍິ່ງໃຫຍ່, Golden|黄金|ຄຳ, Dragon|龙|ມັງກອນ, Lucky|幸运|ນຳໂຊກ, Tournament|锦标赛|ການແຂ່ງຂັນ',
};

/** Card rooms in which players meet each other. */
export function cardDrafts(random: Random, vassalage: string, count: number): Draft[] {
  return draftsOf(random, cardKinds, words(roomsOf[vassalage] ?? ''), roomKind, count);
}
