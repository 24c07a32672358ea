import type { Game, GameType, Language } from '@champa/contract';
import { presentGame } from './catalogue.present.ts';
import type { Pictures } from './covers/pictures.ts';
import { isJackpot } from './domain/category.ts';
import type { CatalogueGame, CatalogueVendor } from './domain/game.ts';
import type { LiveCatalogue } from './memory/live-catalogue.ts';
import { codeKey } from './memory/snapshot.ts';

/** A game that can be opened, as the API presents it. */
export type OpenGame = { game: Game; launchMode: 'frame' | 'window' };

/** The catalogue's look-ups for other modules. */
export type Lookups = {
  /** A game by its node ID, switched off or not; null where there is none. */
  findGame: (nodeId: string) => Promise<CatalogueGame | null>;
  /** A game by its vendor's code for it, switched off or not. */
  findGameByCode: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
  /** Null where there is no such game, it or its vendor is switched off, or it is not offered in the visitor's country. */
  findOpenGame: (nodeId: string, language: Language, country?: string | null) => Promise<OpenGame | null>;
  /** The games of these nodes that can be opened, in the order given; up to a moment old. */
  openGames: (nodeIds: readonly bigint[]) => CatalogueGame[];
  /** The game of a round, switched off or not; up to a moment old. */
  playedGame: (vassalage: string, gameCode: string) => CatalogueGame | null;
  /** The games of vendors whose games are of several types. */
  mixedGames: () => { vassalage: string; gameCode: string; gameType: GameType }[];
  /** Vendors with games that may play for a pot: of the jackpot area, or of the in-house class for it. */
  vendorsWithPots: () => string[];
  /** Whether a game and its vendor are switched on, up to a moment old: checked for every bet. */
  isPlayable: (vassalage: string, gameCode: string) => boolean;
  /** When the maintenance window of a vendor that is under way ends, up to a moment old; null: none is. */
  closedUntil: (vassalage: string) => Temporal.Instant | null;
  /** Shown games whose name in any language, vendor or tags match this text. */
  searchGames: (text: string) => Promise<readonly { vassalage: string; gameCode: string }[]>;
  /** Every vendor, with the number of its shown games. */
  listVendors: () => Promise<(CatalogueVendor & { games: number })[]>;
  /** A game as the API presents it. */
  presentGame: (game: CatalogueGame, language: Language) => Game;
};

export function createLookups(live: LiveCatalogue, pictures: Pictures): Lookups {
  // A missing game may have been added a moment ago, by a command or on another server.
  async function find<T>(look: () => T | undefined): Promise<T | null> {
    const known = look();
    if (known) return known;
    await live.refresh();
    return look() ?? null;
  }

  const byCode = (vassalage: string, gameCode: string) => live.view.snapshot.byCode.get(codeKey(vassalage, gameCode));
  const findGame = (nodeId: string) => find(() => live.view.snapshot.byNode.get(nodeId));

  return {
    findGame,
    findGameByCode: (vassalage, gameCode) => find(() => byCode(vassalage, gameCode)),
    findVendor: (vassalage) => find(() => live.view.snapshot.vendors.get(vassalage)),
    async findOpenGame(nodeId, language, country = null) {
      const game = await findGame(nodeId);
      if (!game?.enabled || (country !== null && game.notIn.includes(country))) return null;
      return { game: presentGame(game, language, pictures), launchMode: game.vendor.launchMode };
    },
    openGames(nodeIds) {
      const { byNode } = live.view.snapshot;
      return nodeIds.flatMap((nodeId) => {
        const game = byNode.get(String(nodeId));
        return game?.enabled ? [game] : [];
      });
    },
    playedGame: (vassalage, gameCode) => byCode(vassalage, gameCode) ?? null,
    mixedGames() {
      const byVendor = Map.groupBy(live.view.snapshot.byNode.values(), ({ vendor }) => vendor.vassalage);
      return [...byVendor.values()]
        .filter((games) => games.some(({ gameType }) => gameType !== games[0]!.gameType))
        .flat()
        .map(({ vendor, gameCode, gameType }) => ({ vassalage: vendor.vassalage, gameCode, gameType }));
    },
    vendorsWithPots() {
      const games = live.view.snapshot.shown.filter(isJackpot);
      return [...new Set(games.map(({ vendor }) => vendor.vassalage))];
    },
    isPlayable: (vassalage, gameCode) => byCode(vassalage, gameCode)?.enabled === true,
    closedUntil: (vassalage) => live.view.snapshot.vendors.get(vassalage)?.closedUntil ?? null,
    async searchGames(text) {
      const { search, shown } = live.view.snapshot;
      return Array.from(search.search(text), (place) => {
        const { vendor, gameCode } = shown[place]!;
        return { vassalage: vendor.vassalage, gameCode };
      });
    },
    async listVendors() {
      await live.refresh();
      const { vendors, shown } = live.view.snapshot;
      const games = Map.groupBy(shown, ({ vendor }) => vendor.vassalage);
      return Array.from(vendors.values(), (vendor) => ({ ...vendor, games: games.get(vendor.vassalage)?.length ?? 0 }));
    },
    presentGame: (game, language) => presentGame(game, language, pictures),
  };
}
