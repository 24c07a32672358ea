import { shuffled, type Random } from '../random.ts';
import { words } from '../words/word.ts';
import { draft, kind, type Draft } from './draft.ts';

const fishing = kind('Fishing|捕鱼|ຍິງປາ', 'fishing', 1, '96.50');

const creatures = words(
  'Shark|鲨鱼|ປາສະຫຼາມ, Kraken|海妖|, Mermaid|美人鱼|ນາງເງືອກ, Octopus|章鱼|ໝຶກຍັກ, Whale|鲸|ປາວານ, Crab King|蟹王|ພະຍາປູ, Manta|魔鬼鱼|, Dragon Turtle|龙龟|, Lobster|龙虾|, Golden Toad|金蟾|, Piranha|食人鱼|, Swordfish|剑鱼|, Anglerfish|灯笼鱼|, Sea Serpent|海蛇|, Giant Catfish|巨鲶|ປາບຶກ, Crocodile|鳄鱼|ແຂ້, Jellyfish|水母|ແມງກະພຸນ, Hammerhead|锤头鲨|, Naga|那伽|ນາກ, Phoenix Fish|凤尾鱼|',
);
const hunts = words(
  'Hunter|猎手|, Fishing|捕鱼|, Blaster|炮手|, Showdown|对决|, Frenzy|狂潮|, Legends|传说|, Raiders|突袭|, Cannon|大炮|, Empire|帝国|, Party|派对|, Royale|争霸|, Strike|出击|',
);
const waters = words(
  'Deep Sea|深海|ທະເລເລິກ, Mekong|湄公|ແມ່ນ້ຳຂອງ, Coral Reef|珊瑚礁|, Midnight Ocean|午夜海洋|, Golden River|金河|ແມ່ນ້ຳຄຳ, Arctic|北极|, Volcano Bay|火山湾|, Sunken City|沉没之城|, Treasure Lagoon|宝藏泻湖|, Thunder Sea|雷霆海|, Dragon Palace|龙宫|ວັງມັງກອນ, Lost Atlantis|失落海城|',
);
const catches = words(
  'Fishing|捕鱼|ຍິງປາ, Angler|垂钓|ຕຶກປາ, Cannons|炮台|, Catch|渔获|, Hunters|猎人|, Net Masters|渔网大师|',
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
