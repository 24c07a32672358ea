import type { SlipBet } from './slip.ts';

/** A slip the member means to bet. */
export type SlipWish = {
  gameCode: string;
  revision: number;
  scale: number | null;
  draws: { id: string; times: number }[];
  stopOnWin: boolean;
  bets: readonly SlipBet[];
};

/** Whether it is the very slip that was sent before: sent again by the same nonce, it is bet once. */
export function isSameSlip(sent: SlipWish, wish: SlipWish): boolean {
  return (['gameCode', 'revision', 'scale', 'draws', 'stopOnWin', 'bets'] as const).every(
    (part) => JSON.stringify(sent[part]) === JSON.stringify(wish[part]),
  );
}

/**
 * Whether the server has to be asked what became of a slip it never answered, before the same bets are placed otherwise: its draws
 * have closed, or the terms have changed. Then it can be told to be placed, but cannot be placed any more.
 */
export function asksFirst(sent: SlipWish, wish: SlipWish, openDraws: readonly string[]): boolean {
  if (sent.gameCode !== wish.gameCode || JSON.stringify(sent.bets) !== JSON.stringify(wish.bets)) return false;
  return sent.revision !== wish.revision || sent.draws.every(({ id }) => !openDraws.includes(id));
}
