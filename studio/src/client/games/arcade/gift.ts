import { parseAmount } from '@champa/money';
import type { Shell } from '../../shell/shell.ts';

/** How long what concerns a gift can be read. */
export const GIFT_TOLD_MS = 6_000;

/** Tells the player of a slot about free rounds from the house. */
export function tellGift({ session, toast, translator }: Shell): void {
  const gift = session.freeRounds.get();
  if (!gift) return;
  toast(
    translator.text('freeRoundsGiven', { left: gift.left, stake: translator.money(parseAmount(gift.stake)) }),
    GIFT_TOLD_MS,
  );
}
