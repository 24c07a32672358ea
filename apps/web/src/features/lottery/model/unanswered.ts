import type { SlipBet } from './slip.ts';

/** A slip that the member is about to place. */
export type SlipWish = {
  gameCode: string;
  revision: number;
  scale: number | null;
  draws: { id: string; times: number }[];
  stopOnWin: boolean;
  bets: readonly SlipBet[];
};

/** Whether it is exactly the slip sent before: sent again with the same nonce, it is placed once. */
export function isSameSlip(sent: SlipWish, wish: SlipWish): boolean {
  return (['gameCode', 'revision', 'scale', 'draws', 'stopOnWin', 'bets'] as const).every(
    (part) => JSON.stringify(sent[part]) === JSON.stringify(wish[part]),
  );
}

/**
 * Whether to ask the server about a slip without an answer before a changed slip is placed: its draws have closed, or the
 * terms have changed. Then the server can say that it was placed, but can no longer place it.
 */
export function asksFirst(sent: SlipWish, wish: SlipWish, openDraws: readonly string[]): boolean {
  if (sent.gameCode !== wish.gameCode || JSON.stringify(sent.bets) !== JSON.stringify(wish.bets)) return false;
  return sent.revision !== wish.revision || sent.draws.every(({ id }) => !openDraws.includes(id));
}
