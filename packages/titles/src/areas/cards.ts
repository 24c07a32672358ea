import type { Random } from '../random.ts';
import { words } from '../words/word.ts';
import { draftsOf, kind, roomKind, type Draft } from './draft.ts';

const cardKinds = [
  kind('Tien Len|进牌|', 'card-table', 12),
  kind('Pok Deng|博定|ປ໊ອກເດັ້ງ', 'card-table', 11),
  kind('Dummy|泰式拉米|ດຳມີ່', 'card-table', 8),
  kind('Rummy|拉米|', 'card-table', 8),
  kind('Landlord|斗地主|', 'card-table', 9),
  kind('Bull Fight|抢庄牛牛|', 'card-table', 8),
  kind('Three Kings|三公|', 'card-table', 6),
  kind('Thirteen Cards|十三张|ສິບສາມໃບ', 'card-table', 8),
  kind("Hold'em|德州扑克|ໂຮລເດັມ", 'poker', 9),
  kind('Omaha|奥马哈|', 'poker', 5),
  kind('Gold Flower|炸金花|', 'card-table', 7),
  kind('Bloody Mahjong|血战麻将|', 'mahjong', 7),
  kind('Two-Player Mahjong|二人麻将|', 'mahjong', 5),
  kind('Pai Gow|牌九|', 'dominoes', 6),
  kind('Gaple|骨牌|', 'dominoes', 5),
  kind('Kaeng|甘|ແຄງ', 'card-table', 5),
  kind('Ludo Duel|飞行棋对决|', 'dice', 4),
  kind('Hi-Lo Dice|骰子大小|ໄຮໂລ', 'dice', 6),
];

const roomsOf: Readonly<Record<string, string>> = {
  BAMBOOTABLE:
    'Riverside|江畔|, Night Market|夜市|ຕະຫຼາດກາງຄືນ, Bamboo|竹林|ໄຜ່, Village|乡村|ບ້ານ, Monsoon|雨季|, Tuk Tuk|突突|ຕຸກຕຸກ, Sticky Rice|糯米|ເຂົ້າໜຽວ, Hammock|吊床|, Bus Station|车站|, Midnight|午夜|, Backpacker|背包客|, Full Moon|满月|ເດືອນເພັງ',
  FOURWINDS:
    'East Wind|东风|, West Wind|西风|, Champion|冠军|, Masters|大师|, Jade|翡翠|ຢົກ, Emperor|皇帝|, Quick|快速|, Grand|至尊|, Golden|黄金|ຄຳ, Dragon|龙|ມັງກອນ, Lucky|幸运|ນຳໂຊກ, Tournament|锦标赛|',
};

/** Card rooms in which players meet each other. */
export function cardDrafts(random: Random, vassalage: string, count: number): Draft[] {
  return draftsOf(random, cardKinds, words(roomsOf[vassalage] ?? ''), roomKind, count);
}
