import { randomUUID } from 'node:crypto';
import type { LotteryArea } from '@champa/contract';
import { type FamilyId, type PrizeMode, stations } from '@champa/lottery';
import { outsideSchedules, type Schedule } from '@champa/lottery/schedule';
import { parseAmount } from '@champa/money';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ChainService } from './chains.service.ts';
import type { Game, GameSchedule, GameTerms } from './domain/game.ts';
import type { DrawService } from './draws.service.ts';
import { selectOpenDraws } from './draws.repo.ts';
import { insertGame, type NewGame, updateVendors } from './games.repo.ts';
import type { GameService } from './games.service.ts';
import type { SlipService } from './slips.service.ts';

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

type Listed = { code: string; en: string; cn: string; lo: string };

/** The games of the demo, under the codes of the lobby's titles. */
export function demoGames(): NewGame[] {
  let sort = 0;
  const game = (
    vassalage: LotteryArea,
    family: FamilyId,
    mode: PrizeMode,
    schedule: GameSchedule,
    { code, en, cn, lo }: Listed,
  ): NewGame => ({
    code,
    vassalage,
    family,
    names: { en, cn, lo },
    source: schedule.kind === 'house' ? 'house' : 'external',
    schedule,
    terms: { ...terms, mode, own: scales[mode] },
    canCancel: true,
    sort: (sort += 1),
  });
  const house = (area: LotteryArea, family: FamilyId, mode: PrizeMode, minutes: 1 | 3 | 5, listed: Listed) =>
    game(area, family, mode, { kind: 'house', minutes }, listed);
  const region = (family: 'vn_north' | 'vn_central' | 'vn_south', listed: Listed, both = false) => {
    const schedule = outside(outsideSchedules[family], null);
    return game('TCG_LOTTO_VN', family, 'ELOTT', both ? { ...schedule, both: true } : schedule, listed);
  };
  const station = (id: string, code: string, cn: string) => {
    const { family, name, days } = stations.find((each) => each.id === id)!;
    const schedule = { ...outsideSchedules[family], days };
    return game('TCG_LOTTO_VN', family, 'ELOTT', outside(schedule, id), { code, en: name, cn, lo: name });
  };
  return [
    region('vn_north', named('mien-bac-northern-draw', 'Northern Vietnam', '越南北部彩', 'ຫວຍຮານອຍ')),
    region('vn_central', named('mien-trung-central-draw', 'Central Vietnam', '越南中部彩', 'ຫວຽດນາມກາງ')),
    region('vn_south', named('mien-nam-southern-draw', 'Southern Vietnam', '越南南部彩', 'ຫວຽດນາມໃຕ້')),
    region(
      'vn_central',
      named('mien-trung-two-stations', 'Central Vietnam, Two Stations', '越南中部双台', 'ຫວຽດນາມກາງ 2 ສະຖານີ'),
      true,
    ),
    region(
      'vn_south',
      named('mien-nam-two-stations', 'Southern Vietnam, Two Stations', '越南南部双台', 'ຫວຽດນາມໃຕ້ 2 ສະຖານີ'),
      true,
    ),
    game(
      'TCG_LOTTO_VN',
      'hanoi',
      'SEA',
      outside(outsideSchedules.hanoi, null),
      named('hanoi-vip', 'Hanoi VIP', '河内VIP彩', 'ຮານອຍ VIP'),
    ),
    station('da_nang', 'da-nang-draw', '岘港彩'),
    station('hue', 'hue-draw', '顺化彩'),
    station('quang_nam', 'quang-nam-draw', '广南彩'),
    station('gia_lai', 'gia-lai-draw', '嘉莱彩'),
    station('khanh_hoa', 'khanh-hoa-draw', '庆和彩'),
    station('kon_tum', 'kon-tum-draw', '昆嵩彩'),
    station('can_tho', 'can-tho-draw', '芹苴彩'),
    station('da_lat', 'da-lat-draw', '大叻彩'),
    station('vung_tau', 'vung-tau-draw', '头顿彩'),
    station('binh_duong', 'binh-duong-draw', '平阳彩'),
    station('tay_ninh', 'tay-ninh-draw', '西宁彩'),
    station('an_giang', 'an-giang-draw', '安江彩'),
    station('ben_tre', 'ben-tre-draw', '槟椥彩'),
    station('long_an', 'long-an-draw', '隆安彩'),
    house(
      'TCG_LOTTO_VN',
      'five_digits',
      'ELOTT',
      5,
      named('hanoi-five-minutes', 'Hanoi Five Minutes', '河内五分彩', 'ຮານອຍ 5 ນາທີ'),
    ),
    house(
      'TCG_LOTTO_VN',
      'five_digits',
      'ELOTT',
      1,
      named('saigon-one-minute', 'Saigon One Minute', '西贡一分彩', 'ໄຊງ່ອນ 1 ນາທີ'),
    ),
    game(
      'TCG_SEA',
      'lao',
      'SEA',
      outside(outsideSchedules.lao, null),
      named('lao-development-draw', 'Lao Development Draw', '老挝彩', 'ຫວຍພັດທະນາ'),
    ),
    game(
      'TCG_SEA',
      'thai',
      'SEA',
      outside(outsideSchedules.thai, null),
      named('thai-government-draw', 'Thai Government Draw', '泰国彩', 'ຫວຍໄທ'),
    ),
    house(
      'TCG_SEA',
      'five_digits',
      'ZY',
      5,
      named('mekong-five-minutes', 'Mekong Five Minutes', '湄公五分彩', 'ແມ່ຂອງ 5 ນາທີ'),
    ),
    house(
      'TCG_SEA',
      'three_digits',
      'ZY',
      1,
      named('vientiane-one-minute', 'Vientiane One Minute', '万象一分彩', 'ວຽງຈັນ 1 ນາທີ'),
    ),
    house('TCG_SEA', 'mark_six', 'ZY', 5, named('hong-kong-mark', 'Hong Kong Mark', '香港彩', 'ຫວຍຮົງກົງ')),
    house('LOTT', 'five_digits', 'LOTT', 3, named('petal-five', 'Petal Five', '花瓣五星彩', 'ກີບດອກຫ້າ')),
    house('LOTT', 'three_digits', 'LOTT', 3, named('champa-3d', 'Champa 3D', '占芭三星彩', 'ຈຳປາ 3D')),
    house('LOTT', 'dragon_tiger', 'LOTT', 1, named('naga-draw', 'Naga Draw', '那伽彩', 'ຫວຍນາກ')),
    house(
      'ELOTT',
      'five_digits',
      'ELOTT',
      1,
      named('one-minute-five', 'One Minute Five', '一分时时彩', '1 ນາທີ 5 ຕົວເລກ'),
    ),
    house(
      'ELOTT',
      'five_digits',
      'ELOTT',
      3,
      named('three-minute-five', 'Three Minute Five', '三分时时彩', '3 ນາທີ 5 ຕົວເລກ'),
    ),
    house(
      'ELOTT',
      'five_digits',
      'ELOTT',
      5,
      named('five-minute-five', 'Five Minute Five', '五分时时彩', '5 ນາທີ 5 ຕົວເລກ'),
    ),
    house('ELOTT', 'three_digits', 'ELOTT', 1, named('quick-3d', 'Quick 3D', '快三星彩', '3D ໄວ')),
    house('ELOTT', 'k3', 'ELOTT', 1, named('quick-three-dice', 'Quick Three Dice', '快三', 'ໝາກເຕົ໋າສາມລູກ')),
    house('ELOTT', 'k3', 'ELOTT', 3, named('lao-quick-three', 'Lao Quick Three', '老挝快三', 'ລາວໄວສາມ')),
    house('ELOTT', 'eleven_five', 'ELOTT', 3, named('eleven-pick-five', 'Eleven Pick Five', '十一选五', 'ສິບເອັດເລືອກຫ້າ')),
    house('ELOTT', 'pk10', 'ELOTT', 1, named('lucky-ten-race', 'Lucky Ten Race', '幸运十赛', 'ແຂ່ງສິບໂຊກດີ')),
    house('ELOTT', 'pk10', 'ELOTT', 5, named('speedway-ten', 'Speedway Ten', '极速赛车', 'ແຂ່ງໄວສິບ')),
    house(
      'ELOTT',
      'mark_six',
      'ELOTT',
      1,
      named('one-minute-six-mark', 'One Minute Six Mark', '一分六合彩', 'ຫົກໝາຍ 1 ນາທີ'),
    ),
    house(
      'ELOTT',
      'mark_six',
      'ELOTT',
      5,
      named('five-minute-six-mark', 'Five Minute Six Mark', '五分六合彩', 'ຫົກໝາຍ 5 ນາທີ'),
    ),
  ];
}

function outside(schedule: Schedule, station: string | null): Extract<GameSchedule, { kind: 'outside' }> {
  return { kind: 'outside', schedule, station };
}

function named(code: string, en: string, cn: string, lo: string): Listed {
  return { code, en, cn, lo };
}

export type SeedNeeds = {
  pool: Pool;
  games: GameService;
  draws: DrawService;
  chains: ChainService;
  slips: SlipService;
};

/** What the demo's player bets on the first draws; once they are drawn, his record has them. */
const firstBets = [
  { code: 'one-minute-five', play: 'position', rows: [['7'], ['3'], [], [], ['8']], draws: 3 },
  { code: 'quick-three-dice', play: 'sum_sides', rows: [['big', 'odd']], draws: 3 },
  { code: 'saigon-one-minute', play: 'total', rows: [['big']], draws: 2 },
  { code: 'mien-bac-northern-draw', play: 'lo2', rows: [['07', '45', '89']], draws: 1 },
] as const;

/** The demo's games with some draws behind them, and a few bets of its player. */
export async function seedDemoLottery(needs: SeedNeeds, player: { memberId: string } | null): Promise<void> {
  const { pool, games, draws } = needs;
  await inTransaction(pool, updateVendors);
  let added = false;
  for (const game of demoGames()) added = (await inTransaction(pool, (tx) => insertGame(tx, game))) || added;
  if (!added) return;
  games.forget();
  for (const game of await games.all()) {
    await draws.planPast(game, PAST_DRAWS);
    await draws.plan(game);
  }
  if (player) for (const bet of firstBets) await placeFirst(needs, player.memberId, bet);
}

const PAST_DRAWS = 8;

async function placeFirst(
  { pool, games, slips }: SeedNeeds,
  memberId: string,
  { code, play, rows, draws }: (typeof firstBets)[number],
): Promise<void> {
  const game: Game = await games.byCode(code);
  const open = await selectOpenDraws(pool, code, draws);
  const wish = {
    memberId,
    nonce: randomUUID(),
    gameCode: code,
    revision: game.revision,
    draws: open.map(({ id }) => ({ id: String(id), times: 1 })),
    stopOnWin: false,
    bets: [{ play, choice: { rows: rows.map((row) => [...row]) }, unit: 'jiao' as const, multiplier: 1 }],
  };
  // A draw may close just now; then he has not bet on it.
  await slips.place(wish).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'LOTTERY_CLOSED')) throw error;
  });
}
