import type { Name } from '../patterns.ts';
import type { Theme } from '../types.ts';
import { words } from '../words/word.ts';
import { draft, kind, type Draft } from './draft.ts';

type Listed = readonly (readonly [Theme, string])[];

const matchline: Listed = [
  [
    'football',
    'Match Day Football|足球赛日|ວັນແຂ່ງບານເຕະ, Live Football In-Play|足球滚球|ບານເຕະສົດ, Football Outrights|足球冠军盘|ແຊມບານເຕະ, Goal Line Parlay|进球串关|ສະເຕັບປະຕູ, Weekend Accumulator|周末串关|ສະເຕັບທ້າຍອາທິດ, Asian Handicap Centre|亚盘中心|ສູນແຮນດິແຄັບ, Corners & Cards|角球与罚牌|ເຕະມຸມກັບໃບເຫຼືອງ',
  ],
  ['basketball', 'Courtside Basketball|篮球场边|ບານບ້ວງ, Quarter by Quarter|逐节投注|ແທງທຸກຄໍເຕີ'],
  ['tennis', 'Centre Court Tennis|中央球场网球|ເທັນນິສ, Table Tennis Rally|乒乓球|ປິງປອງ, Badminton Smash|羽毛球|ດອກປີກໄກ່'],
  ['boxing', 'Muay Ringside|泰拳台边|ມວຍ, Fight Night Odds|搏击之夜|ຄືນນັກສູ້'],
  ['volleyball', 'Volleyball Spike|排球|ບານສົ່ງ, Sepak Takraw Live|藤球|ກະຕໍ້'],
  ['cricket', 'Cricket Over by Over|板球|ຄຣິກເກັດທຸກໂອເວີ, Boundary Line|板球边界|ເສັ້ນຂອບຄຣິກເກັດ'],
  ['horse-racing', 'Turf & Track|赛马|ແຂ່ງມ້າ, Greyhound Dash|赛狗|ໝາແລ່ນໄວ'],
  ['racing', 'Motor Grid|赛车|ແຂ່ງລົດ, Two-Wheel Grand Prix|摩托大奖赛|ກຣັງປຣີສອງລໍ້'],
];

const arenaNine: Listed = [
  [
    'football',
    'Nine Sportsbook|九号体育|ກິລາເກົ້າ, Football Fever Live|足球热|ບານເຕະ, First Half Hero|上半场英雄|ພະເອກເຄິ່ງທຳອິດ, Correct Score Club|波胆俱乐部|ສະໂມສອນທາຍສະກໍ, World Tournament Hub|世界大赛|ສູນແຂ່ງຂັນໂລກ',
  ],
  ['basketball', 'Slam Dunk Lines|扣篮盘口|ສະແລມດັງ, Three Point Live|三分滚球|ສາມແຕ້ມສົດ'],
  ['tennis', 'Baseline Tennis|底线网球|ເທັນນິສເສັ້ນຫຼັງ, Shuttle Masters|羽球大师|ອາຈານດອກປີກໄກ່'],
  ['boxing', 'Octagon Odds|八角笼|ກົງແປດຫຼ່ຽມ'],
  ['volleyball', 'Beach Volley Live|沙排|ບານສົ່ງຫາດຊາຍສົດ'],
  [
    'virtual-sports',
    'Virtual Football League|虚拟足球|ລີກບານເຕະຈຳລອງ, Virtual Derby|虚拟赛马|ແຂ່ງມ້າຈຳລອງ, Virtual Speedway|虚拟赛车|ແຂ່ງລົດຈຳລອງ, Virtual Tennis Open|虚拟网球|ເທັນນິສຈຳລອງ, Virtual Hoops|虚拟篮球|ບານບ້ວງຈຳລອງ, Virtual Greyhounds|虚拟赛狗|ແຂ່ງໝາຈຳລອງ, Virtual World Cupboard|虚拟世界赛|ບານໂລກຈຳລອງ',
  ],
];

const laneshift: Listed = [
  [
    'moba',
    'Five Lane Legends|五路传奇|ຕຳນານຫ້າເລນ, Ancients Cup|远古杯|ຖ້ວຍບູຮານ, Mid or Feed|中路对决|ສຶກເລນກາງ, Rift Riders League|裂谷联赛|ລີກນັກຂີ່ຮອຍແຍກ, Tower Down|推塔|ໂຄ່ນຫໍ, Mobile Arena Series|移动竞技|ຊີຣີສະໜາມມືຖື, Jungle Gank|野区突袭|ລອບໂຈມຕີໃນປ່າ, Crystal Defence League|水晶联赛|ລີກປ້ອງກັນແກ້ວ, Hero Draft Odds|英雄选秀|ເລືອກວິລະຊົນ, Baron Rush Live|男爵争夺|ຊິງບາຣອນສົດ, Lane Kings Asia|亚洲路王|ເຈົ້າເລນເອເຊຍ, Summoner Series|召唤师系列赛|ຊີຣີນັກອັນເຊີນ',
  ],
  [
    'shooter',
    'Bomb Site Major|爆破大赛|ສຶກໃຫຍ່ຈຸດລະເບີດ, Headshot Series|爆头系列赛|ຊີຣີຍິງຫົວ, Clutch Round Live|残局滚球|ຮອບຕັດສິນສົດ, Battle Island Royale|海岛生存|ເກາະຊິງເຈົ້າ, Last Squad Standing|最后小队|ທີມສຸດທ້າຍ, Tactical Fives|五人战术|ຍຸດທະວິທີຫ້າຄົນ, Sniper Alley Cup|狙击杯|ຖ້ວຍຊອຍສະໄນເປີ, Pistol Round|手枪局|ຮອບປືນສັ້ນ, Dust Storm Masters|沙尘大师赛|ອາຈານພາຍຸຊາຍ, Rush Site B|突击B点|ບຸກຈຸດ B',
  ],
  [
    'virtual-sports',
    'E-Football Friday|电子足球|ບານເຕະດິຈິຕອນວັນສຸກ, Pixel Hoops League|像素篮球|ລີກບານບ້ວງພິກເຊວ, Turbo Kart Cup|卡丁杯|ຖ້ວຍໂກຄາດເທີໂບ, Street Brawlers Open|街霸公开赛|ນັກສູ້ຖະໜົນ, Strategy Kings|战略之王|ເຈົ້າຍຸດທະສາດ, Card Duel Masters|卡牌决斗|ອາຈານດວນໄພ້, Speedrun Night|速通之夜|ຄືນແລ່ນໄວ, Rocket Goal League|火箭足球|ລີກປະຕູຈະຫຼວດ',
  ],
];

const goldenSpur: Listed = [
  [
    'cockfight',
    'Main Arena Live|主赛场|ສະໜາມໃຫຍ່, Red Corner Blue Corner|红蓝对决|ແດງປະທະຟ້າ, Eight Rooster Derby|八雄争霸|ສຶກໄກ່ແປດໂຕ, Champion Spurs|冠军之距|ເດືອຍແຊມ, Morning Pit|晨间斗场|ສະໜາມເຊົ້າ, Sunset Pit|黄昏斗场|ສະໜາມຍາມແລງ, Manila Ring|马尼拉场|ສະໜາມມະນີລາ, Mekong Ring|湄公场|ສະໜາມແມ່ນ້ຳຂອງ, Golden Feather Cup|金羽杯|ຂັນຂົນຄຳ, Long Knife League|长刀联赛|ລີກມີດຍາວ, Short Spur Series|短距系列|ຊີຣີເດືອຍສັ້ນ, Grand Rooster Final|雄鸡总决赛|ຮອບຊິງໄກ່ໃຫຍ່, Village Heroes|乡村英雄|ວິລະຊົນບ້ານ, Thai Hack Live|泰式斗鸡|ໄກ່ຊົນໄທສົດ, Red Comb Challenge|红冠挑战|ທ້າຊິງຫງອນແດງ, Midnight Arena|午夜赛场|ສະໜາມທ່ຽງຄືນ, Five Cock Stag|五鸡赛|ສຶກໄກ່ຫ້າໂຕ, Island Derby|海岛德比|ສຶກເກາະ, Feather Storm|羽毛风暴|ພາຍຸຂົນ, Last Rooster Standing|最后的雄鸡|ໄກ່ຕົວສຸດທ້າຍ',
  ],
];

/** Sportsbooks, e-sports leagues and cockfight arenas by vendor. */
export function sportsDrafts(vassalage: string, count: number): Draft[] {
  const listed = { MATCHLINE: matchline, ARENANINE: arenaNine, LANESHIFT: laneshift, GOLDENSPUR: goldenSpur }[
    vassalage
  ];
  return (listed ?? []).flatMap(([theme, text]) => listDrafts(theme, text)).slice(0, count);
}

/** Drafts from a list of names, `English|中文|ລາວ ` separated by commas. */
export function listDrafts(theme: Theme, text: string): Draft[] {
  const of = kind(`${theme.replace('-', ' ')}`, theme, 1);
  return words(text).map((entry): Draft => draft(of, { en: entry.en, cn: entry.cn, lo: entry.lo } satisfies Name));
}
