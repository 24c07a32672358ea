import type { GameCategory, VendorCard, VendorLane } from '@champa/contract';

export function laneOf(
  lanes: readonly VendorLane[] | undefined,
  category: GameCategory | undefined,
): VendorLane | undefined {
  return lanes?.find((lane) => lane.gameCategory === category);
}

/** A vendor's tile of the lobby: its card in the first area that has it. */
export type VendorEntry = { card: VendorCard; category: GameCategory };

/** Every vendor once, by its code, in the order of the lanes. */
export function uniqueVendors(lanes: readonly VendorLane[]): VendorEntry[] {
  const entries = new Map<string, VendorEntry>();
  for (const { gameCategory, cards } of lanes) {
    for (const card of cards) {
      if (!entries.has(card.vassalage)) entries.set(card.vassalage, { card, category: gameCategory });
    }
  }
  return [...entries.values()];
}
