import { ApiError, lotteryCalls, lotterySlipsCalls, newIdempotencyKey } from '@champa/api-client';
import type { LotterySlip } from '@champa/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../kit/api/api.ts';
import { refetchShown } from '../../../kit/api/refetch-shown.ts';
import type { SlipBet } from '../model/slip.ts';
import { asksFirst, isSameSlip, type SlipWish } from '../model/unanswered.ts';

/** One slip per game: while one waits for its answer, another game's can be placed. */
const keyOf = (gameCode: string) => `lotteryUnanswered:${gameCode}`;

type SentSlip = SlipWish & { nonce: string };

/**
 * Places a slip. It keeps its nonce until the server has answered, even when the page is reloaded: however often it is
 * sent, it is placed once.
 */
export function usePlaceSlip() {
  return useMutation({
    mutationFn: ({ wish, openDraws }: { wish: SlipWish; openDraws: readonly string[] }) => placeOnce(wish, openDraws),
    networkMode: 'always',
    // A refusal may mean that the game has changed: another price, a closed draw.
    onError: (error) => !isUnanswered(error) && refetchShown([lotteryCalls.lotteryGame.id]),
    onSettled: () => void refetchShown([lotterySlipsCalls.lotteryTickets.id]),
  });
}

/** Whether it is unknown if the slip was placed: no answer came. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'UNAVAILABLE');
}

/** The number that a slip was refused for. */
export function refusedNumber(error: unknown): string | null {
  const { number } = error instanceof ApiError ? error.value : {};
  return typeof number === 'string' && /^\d+$/.test(number) ? number : null;
}

async function placeOnce(wish: SlipWish, openDraws: readonly string[]): Promise<LotterySlip> {
  const before = unanswered(wish.gameCode);
  if (before && isSameSlip(before, wish)) return send(before);
  if (before && asksFirst(before, wish, openDraws)) {
    const placed = await send(before).catch((error: unknown) => {
      if (isUnanswered(error)) throw error;
      return null;
    });
    if (placed) return placed;
  }
  return send({ ...wish, nonce: newIdempotencyKey() });
}

async function send(slip: SentSlip): Promise<LotterySlip> {
  const key = keyOf(slip.gameCode);
  sessionStorage.setItem(key, JSON.stringify(slip));
  const { scale, bets, ...rest } = slip;
  try {
    const placed = await api.call(lotterySlipsCalls.placeSlip, {
      body: { ...rest, ...(scale !== null && { scale }), bets: bets.map(sentBet) },
    });
    sessionStorage.removeItem(key);
    return placed;
  } catch (error) {
    if (!isUnanswered(error)) sessionStorage.removeItem(key);
    throw error;
  }
}

function sentBet({ play, choice: { rows, places }, unit, multiplier }: SlipBet) {
  const choice = { rows: rows.map((row) => [...row]), ...(places && { places: [...places] }) };
  return { play, unit, multiplier, choice };
}

function unanswered(gameCode: string): SentSlip | null {
  const kept = sessionStorage.getItem(keyOf(gameCode));
  return kept === null ? null : (JSON.parse(kept) as SentSlip);
}
