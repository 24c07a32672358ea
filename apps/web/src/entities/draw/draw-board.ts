import { callQuery, lotteryCalls } from '@champa/api-client';
import type { Language } from '@champa/contract';
import { api } from '../../kit/api/api.ts';

/** Visitors have no live stream; they see a result after this long at most. */
const BOARD_EVERY_MS = 20_000;
const POPULAR_KEPT_MS = 300_000;
const RECENT_SHOWN = 12;
const NUMBERS_SHOWN = 5;

/** The games with the latest results, each with its result. */
export function recentLotteryQuery(language: Language) {
  const query = { language, limit: String(RECENT_SHOWN) };
  return { ...callQuery(api, lotteryCalls.recentLottery, { query }), refetchInterval: BOARD_EVERY_MS };
}

/** The numbers drawn most often in each game's last draws. */
export function popularNumbersQuery(language: Language) {
  const query = { language, limit: String(NUMBERS_SHOWN) };
  return { ...callQuery(api, lotteryCalls.popularOpenedNumbers, { query }), staleTime: POPULAR_KEPT_MS };
}
