import type { Name } from '../patterns.ts';
import type { Theme } from '../types.ts';
import { words } from '../words/word.ts';
import { draft, kind, type Draft } from './draft.ts';

type Listed = readonly (readonly [Theme, string])[];

const matchline: Listed = [
  [
    'football',
    'Match Day Football|足球赛日|ວັນແຂ່ງບານເຕະ, Live Football In-Play|足球滚球|ບານເຕະສົດ, Football Outrights|足球冠军盘|, Goal Line Parlay|进球串关|, Weekend Accumulator|周末串关|, Asian Handicap Centre|亚盘中心|, Corners & Cards|角球与罚牌|',
  ],
  ['basketball', 'Courtside Basketball|篮球场边|ບານບ້ວງ, Quarter by Quarter|逐节投注|'],
  ['tennis', 'Centre Court Tennis|中央球场网球|ເທັນນິສ, Table Tennis Rally|乒乓球|ປິງປອງ, Badminton Smash|羽毛球|ດອກປີກໄກ່'],
  ['boxing', 'Muay Ringside|泰拳台边|ມວຍ, Fight Night Odds|搏击之夜|'],
  ['volleyball', 'Volleyball Spike|排球|ບານສົ່ງ, Sepak Takraw Live|藤球|ກະຕໍ້'],
  ['cricket', 'Cricket Over by Over|板球|, Boundary Line|板球边界|'],
  ['horse-racing', 'Turf & Track|赛马|ແຂ່ງມ້າ, Greyhound Dash|赛狗|'],
  ['racing', 'Motor Grid|赛车|ແຂ່ງລົດ, Two-Wheel Grand Prix|摩托大奖赛|'],
];

const arenaNine: Listed = [
  [
    'football',
    'Nine Sportsbook|九号体育|, Football Fever Live|足球热|ບານເຕະ, First Half Hero|上半场英雄|, Correct Score Club|波胆俱乐部|, World Tournament Hub|世界大赛|',
  ],
  ['basketball', 'Slam Dunk Lines|扣篮盘口|, Three Point Live|三分滚球|'],
  ['tennis', 'Baseline Tennis|底线网球|, Shuttle Masters|羽球大师|'],
  ['boxing', 'Octagon Odds|八角笼|'],
  ['volleyball', 'Beach Volley Live|沙排|'],
  [
    'virtual-sports',
    'Virtual Football League|虚拟足球|, Virtual Derby|虚拟赛马|, Virtual Speedway|虚拟赛车|, Virtual Tennis Open|虚拟网球|, Virtual Hoops|虚拟篮球|, Virtual Greyhounds|虚拟赛狗|, Virtual World Cupboard|虚拟世界赛|',
  ],
];

const laneshift: Listed = [
  [
    'moba',
    'Five Lane Legends|五路传奇|, Ancients Cup|远古杯|, Mid or Feed|中路对决|, Rift Riders League|裂谷联赛|, Tower Down|推塔|, Mobile Arena Series|移动竞技|, Jungle Gank|野区突袭|, Crystal Defence League|水晶联赛|, Hero Draft Odds|英雄选秀|, Baron Rush Live|男爵争夺|, Lane Kings Asia|亚洲路王|, Summoner Series|召唤师系列赛|',
  ],
  [
    'shooter',
    'Bomb Site Major|爆破大赛|, Headshot Series|爆头系列赛|, Clutch Round Live|残局滚球|, Battle Island Royale|海岛生存|, Last Squad Standing|最后小队|, Tactical Fives|五人战术|, Sniper Alley Cup|狙击杯|, Pistol Round|手枪局|, Dust Storm Masters|沙尘大师赛|, Rush Site B|突击B点|',
  ],
  [
    'virtual-sports',
    'E-Football Friday|电子足球|, Pixel Hoops League|像素篮球|, Turbo Kart Cup|卡丁杯|, Street Brawlers Open|街霸公开赛|, Strategy Kings|战略之王|, Card Duel Masters|卡牌决斗|, Speedrun Night|速通之夜|, Rocket Goal League|火箭足球|',
  ],
];

const goldenSpur: Listed = [
  [
    'cockfight',
    'Main Arena Live|主赛场|ສະໜາມໃຫຍ່, Red Corner Blue Corner|红蓝对决|ແດງປະທະຟ້າ, Eight Rooster Derby|八雄争霸|, Champion Spurs|冠军之距|, Morning Pit|晨间斗场|, Sunset Pit|黄昏斗场|, Manila Ring|马尼拉场|, Mekong Ring|湄公场|ສະໜາມແມ່ນ້ຳຂອງ, Golden Feather Cup|金羽杯|ຂັນຂົນຄຳ, Long Knife League|长刀联赛|, Short Spur Series|短距系列|, Grand Rooster Final|雄鸡总决赛|, Village Heroes|乡村英雄|ວິລະຊົນບ້ານ, Thai Hack Live|泰式斗鸡|, Red Comb Challenge|红冠挑战|, Midnight Arena|午夜赛场|, Five Cock Stag|五鸡赛|, Island Derby|海岛德比|, Feather Storm|羽毛风暴|, Last Rooster Standing|最后的雄鸡|',
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
