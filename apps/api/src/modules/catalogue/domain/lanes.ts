import { GameCategory, type VendorLane } from '@champa/contract';
import { byClassOrder } from './classes.ts';
import type { CatalogueGame, CatalogueVendor } from './game.ts';

/**
 * The lobby's areas that have games, in the given order. A vendor is in each area it has games in, areas and
 * vendors in the given order; a class names the vendors that have games of it.
 */
export function lanesOf(
  games: readonly CatalogueGame[],
  vendors: readonly CatalogueVendor[],
  lagerIcon: (vendor: CatalogueVendor) => string,
  order: readonly string[] = [],
): VendorLane[] {
  const byCategory = Map.groupBy(games, (game) => game.category);
  return inOrder(order).flatMap((category) => {
    const own = byCategory.get(category);
    return own ? [laneOf(category, own, vendors, lagerIcon)] : [];
  });
}

/** Every area: those that have a place first, the others after them in the contract's order. */
export function inOrder(order: readonly string[]): GameCategory[] {
  const placed = order.flatMap((category) => GameCategory.safeParse(category).data ?? []);
  return [...new Set([...placed, ...GameCategory.options])];
}

function laneOf(
  gameCategory: GameCategory,
  games: readonly CatalogueGame[],
  vendors: readonly CatalogueVendor[],
  lagerIcon: (vendor: CatalogueVendor) => string,
): VendorLane {
  const byVendor = Map.groupBy(games, (game) => game.vendor);
  const present = vendors.filter((vendor) => byVendor.has(vendor));
  const cards = present.map((vendor) => ({
    vassalage: vendor.vassalage,
    displayName: vendor.displayName,
    gameType: byVendor.get(vendor)![0]!.gameType,
    accountTypeName: vendor.accountTypeName,
    lagerIcon: lagerIcon(vendor),
    games: byVendor.get(vendor)!.length,
  }));
  return { gameCategory, games: games.length, cards, gameClassify: classesOf(games, present) };
}

function classesOf(games: readonly CatalogueGame[], vendors: readonly CatalogueVendor[]): VendorLane['gameClassify'] {
  const byClass = new Map<string, Set<CatalogueVendor>>();
  for (const { classify, vendor } of games) {
    if (classify === null) continue;
    byClass.set(classify, (byClass.get(classify) ?? new Set()).add(vendor));
  }
  return Array.from(byClass, ([code, own]) => ({
    code,
    vendors: vendors.filter((vendor) => own.has(vendor)).map(({ vassalage }) => vassalage),
  })).toSorted((a, b) => byClassOrder(a.code, b.code));
}
