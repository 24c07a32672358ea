import { shuffled, type Random } from '../random.ts';
import { words } from '../words/word.ts';
import { draft, kind, type Draft } from './draft.ts';

const fishing = kind('Fishing|捕鱼|ຍິງປາ', 'fishing', 1, '96.50');

const creatures = words(
  'Shark|鲨鱼|ປາສະຫຼາມ, Kraken|海妖|ປາໝຶກຍັກທະເລ, Mermaid|美人鱼|ນາງເງືອກ, Octopus|章鱼|ໝຶກຍັກ, Whale|鲸|ປາວານ, Crab King|蟹王|ພະຍາປູ, Manta|魔鬼鱼|ປາກະເບນ, Dragon Turtle|龙龟|ເຕົ່າມັງກອນ, Lobster|龙虾|ກຸ້ງມັງກອນ, Golden Toad|金蟾|ຄັນຄາກຄຳ, Piranha|食人鱼|ປາປີຣັນຢາ, Swordfish|剑鱼|ປາດາບ, Anglerfish|灯笼鱼|ປາໂຄມໄຟ, Sea Serpent|海蛇|ງູທະເລ, Giant Catfish|巨鲶|ປາບຶກ, Crocodile|鳄鱼|ແຂ້, Jellyfish|水母|ແມງກະພຸນ, Hammerhead|锤头鲨|ສະຫຼາມຫົວຄ້ອນ, Naga|那伽|ນາກ, Phoenix Fish|凤尾鱼|ປານົກໄຟ',
);
const hunts = words(
  'Hunter|猎手|ລ່າ, Fishing|捕鱼|ຍິງປາ, Blaster|炮手|ຍິງປືນໃຫຍ່, Showdown|对决|ດວນ, Frenzy|狂潮|ສຸດມັນ, Legends|传说|ຕຳນານ, Raiders|突袭|ບຸກ, Cannon|大炮|ປືນໃຫຍ່, Empire|帝国|ອານາຈັກ, Party|派对|ງານລ້ຽງ, Royale|争霸|ສຶກຊິງເຈົ້າ, Strike|出击|ໂຈມຕີ',
);
const waters = words(
  'Deep Sea|深海|ທະເລເລິກ, Mekong|湄公|ແມ່ນ້ຳຂອງ, Coral Reef|珊瑚礁|ໂງ່ນປະກາລັງ, Midnight Ocean|午夜海洋|ມະຫາສະໝຸດທ່ຽງຄືນ, Golden River|金河|ແມ່ນ້ຳຄຳ, Arctic|北极|ຂົ້ວໂລກເໜືອ, Volcano Bay|火山湾|ອ່າວພູໄຟ, Sunken City|沉没之城|ເມືອງຈົມນ້ຳ, Treasure Lagoon|宝藏泻湖|ທະເລສາບສົມບັດ, Thunder Sea|雷霆海|ທະເລຟ້າຮ້ອງ, Dragon Palace|龙宫|ວັງມັງກອນ, Lost Atlantis|失落海城|ແອດແລນຕິດທີ່ສາບສູນ',
);
const catches = words(
  'Fishing|捕鱼|ຍິງປາ, Angler|垂钓|ຕຶກປາ, Cannons|炮台|ປ້ອມປືນ, Catch|渔获|ຈັບປາ, Hunters|猎人|ນັກລ່າປາ, Net Masters|渔网大师|ນາຍແຫ',
);

/** Fish shooting halls. */
export function fishDrafts(random: Random, count: number): Draft[] {
  const beasts = creatures.flatMap((beast) => hunts.map((hunt) => [beast, hunt] as const));
  const places = waters.flatMap((water) => catches.map((haul) => [water, haul] as const));
  const names = shuffled(random, [...beasts, ...places, ...places]).map(([first, second]) => ({
    en: `${first.en} ${second.en}`,
    cn: `${first.cn}${second.cn}`,
    lo: first.lo && second.lo && `${second.lo}${first.lo}`,
  }));
  const unique = names.filter(({ en }, index) => names.findIndex((other) => other.en === en) === index);
  return unique.slice(0, count).map((name) => draft(fishing, name));
}
