import type { LotteryArea } from '@champa/contract';
import { type FamilyId, type PrizeMode, stations } from '@champa/lottery';
import { type HouseFamily } from '@champa/lottery/draws';
import { outsideSchedules, type Schedule } from '@champa/lottery/schedule';
import { parseAmount } from '@champa/money';
import { type DemoTitle, demoTitles } from '@champa/titles';
import type { GameSchedule, GameTerms, NewGame } from './domain/game.ts';

/** The demo's terms: a unit of stake is a thousand kip. */
const terms: GameTerms = {
  mode: 'LOTT',
  own: 1950,
  base: 1000,
  units: ['yuan', 'jiao', 'fen', 'li'],
  odds: {},
  settings: {},
  without: [],
  minBet: parseAmount('100'),
  maxBet: parseAmount('10000000'),
  maxOfMember: parseAmount('50000000'),
  number: { stake: parseAmount('20000000'), risk: parseAmount('1000000000') },
  play: { stake: parseAmount('100000000'), risk: parseAmount('5000000000') },
  draw: { stake: parseAmount('1000000000'), risk: parseAmount('1000000000000') },
  maxDraws: 20,
};

const scales: Readonly<Record<PrizeMode, number | null>> = { LOTT: 1950, ELOTT: 1940, ZY: 1900, SEA: null };

/** The prize mode of a page's house games. */
const houseModes: Readonly<Record<LotteryArea, PrizeMode>> = {
  TCG_LOTTO_VN: 'ELOTT',
  TCG_SEA: 'ZY',
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
};

type Drawn = { family: FamilyId; schedule: GameSchedule };

/** The game of each lottery title of the lobby. Titles named after a station of Vietnam use its draws. */
const drawn: Readonly<Record<string, Drawn>> = {
  'mien-bac-northern-draw': region('vn_north'),
  'mien-trung-central-draw': region('vn_central'),
  'mien-nam-southern-draw': region('vn_south'),
  'mien-trung-two-stations': region('vn_central', true),
  'mien-nam-two-stations': region('vn_south', true),
  'hanoi-vip': outside(outsideSchedules.hanoi, null),
  'ho-chi-minh-city-draw': station('hcm'),
  'hanoi-five-minutes': house('five_digits', 5),
  'saigon-one-minute': house('five_digits', 1),

  'lao-development-draw': outside(outsideSchedules.lao, null),
  'lao-vip-draw': outside(outsideSchedules.lao_vip, 'lao_vip'),
  'lao-star-draw': outside(outsideSchedules.lao_star, 'lao_star'),
  'thai-government-draw': outside(outsideSchedules.thai, null),
  'hanoi-special-draw': outside(outsideSchedules.hanoi_special, 'hanoi_special'),
  'hanoi-evening-draw': outside(outsideSchedules.hanoi_evening, 'hanoi_evening'),
  'hong-kong-mark': house('mark_six', 5),
  'mekong-five-minutes': house('five_digits', 5),
  'vientiane-one-minute': house('three_digits', 1),
  'bangkok-five-minutes': house('three_digits', 5),
  'phnom-penh-quick-three': house('k3', 5),
  'penang-three-minutes': house('five_digits', 3),

  'champa-5d': house('five_digits', 5),
  'champa-3d': house('three_digits', 3),
  'champa-6-49': house('mark_six', 5),
  'champa-quick-three': house('k3', 5),
  'petal-five': house('five_digits', 3),
  'naga-draw': house('dragon_tiger', 1),
  'full-moon-draw': house('eleven_five', 5),
  'million-elephants-draw': house('pk10', 5),

  'lucky-ten-race': house('pk10', 1),
  'speedway-ten': house('pk10', 5),
  'sprint-boats-ten': house('pk10', 3),
  'eleven-pick-five': house('eleven_five', 3),
  'star-pick-five': house('eleven_five', 5),
  'quick-three-dice': house('k3', 1),
  'lao-quick-three': house('k3', 3),
  'dice-tower': house('k3', 5),
  'one-minute-five': house('five_digits', 1),
  'three-minute-five': house('five_digits', 3),
  'five-minute-five': house('five_digits', 5),
  'lucky-28': house('three_digits', 3),
  'lightning-28': house('three_digits', 5),
  'quick-3d': house('three_digits', 1),
  'parity-minute': house('five_digits', 1),
  'number-rain': house('five_digits', 5),
  'rice-bowl-draw': house('five_digits', 5),
  'one-minute-six-mark': house('mark_six', 1),
  'five-minute-six-mark': house('mark_six', 5),
  'red-wave-blue-wave': house('mark_six', 5),
  'zodiac-draw': house('mark_six', 5),
  'firefly-six': house('mark_six', 3),
  'sunrise-49': house('mark_six', 5),
  'dragon-boat-ten': house('pk10', 5),
  'tuk-tuk-race-ten': house('pk10', 5),
  'frog-hop-ten': house('pk10', 5),
  'temple-bell-draw': house('dragon_tiger', 3),
};

/** Short names on the lottery pages, where the page's title makes the rest clear. */
const shortNames: Readonly<Record<string, string>> = {
  'mien-bac-northern-draw': 'Northern Vietnam',
  'mien-trung-central-draw': 'Central Vietnam',
  'mien-nam-southern-draw': 'Southern Vietnam',
  'mien-trung-two-stations': 'Central Vietnam, Two Stations',
  'mien-nam-two-stations': 'Southern Vietnam, Two Stations',
};

/** The demo's games: one for each lottery title of the lobby, in its order and under its code. */
export function demoGames(): NewGame[] {
  const titles = demoTitles().filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT');
  return titles.flatMap((title, index) => {
    const found = drawn[title.gameCode] ?? stationOf(title.gameCode);
    return found ? [game(title, found, index + 1)] : [];
  });
}

function game(title: DemoTitle, { family, schedule }: Drawn, sort: number): NewGame {
  const vassalage = title.vassalage as LotteryArea;
  const mode = modeOf(vassalage, family);
  const { gameName, nameCn, nameLo } = title;
  // A station has the name that is used in its own country.
  const own = schedule.kind === 'outside' ? stations.find(({ id }) => id === schedule.station) : undefined;
  return {
    code: title.gameCode,
    vassalage,
    family,
    names: {
      en: own?.name ?? shortNames[title.gameCode] ?? gameName,
      ...(nameCn !== null && { cn: nameCn }),
      ...(nameLo !== null && { lo: nameLo }),
    },
    source: schedule.kind === 'house' ? 'house' : 'external',
    schedule,
    terms: { ...terms, mode, own: scales[mode] },
    canCancel: true,
    sort,
  };
}

/** Thai, Lao and Hanoi numbers are played at odds everywhere. */
function modeOf(vassalage: LotteryArea, family: FamilyId): PrizeMode {
  return family === 'thai' || family === 'lao' || family === 'hanoi' ? 'SEA' : houseModes[vassalage];
}

function house(family: HouseFamily, minutes: 1 | 3 | 5): Drawn {
  return { family, schedule: { kind: 'house', minutes } };
}

function region(family: 'vn_north' | 'vn_central' | 'vn_south', both = false): Drawn {
  const { schedule } = outside(outsideSchedules[family], null);
  return { family, schedule: both ? { ...schedule, both: true } : schedule };
}

function station(id: string): Drawn {
  const { family, days } = stations.find((each) => each.id === id)!;
  return outside({ ...outsideSchedules[family], days }, id);
}

function stationOf(code: string): Drawn | null {
  const found = stations.find(({ id }) => code === `${id.replaceAll('_', '-')}-draw`);
  return found ? station(found.id) : null;
}

function outside(schedule: Schedule, id: string | null) {
  return { family: schedule.family, schedule: { kind: 'outside', schedule, station: id } } as const;
}
