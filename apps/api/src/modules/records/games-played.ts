import type { GameCategory } from '@champa/contract';
import type { CatalogueGame } from '../catalogue/index.ts';
import type { PlayedGame } from '../figures/index.ts';

export type GameCode = { vassalage: string; gameCode: string };

export type GamesPlayedNeeds = {
  vendors: () => Promise<readonly { id: number; code: string }[]>;
  /** A game by its vendor's code, switched off or not, from memory. */
  playedGame: (vassalage: string, gameCode: string) => CatalogueGame | null;
  /** Games with this text in their name, in any language. */
  searchGames: (text: string) => Promise<readonly GameCode[]>;
};

/** Which games a list of rounds is narrowed to. */
export type GameFilter = {
  area?: GameCategory | undefined;
  vassalage?: string | undefined;
  search?: string | undefined;
};

export type GamesPlayed = ReturnType<typeof createGamesPlayed>;

/** Finds games that were played in the catalogue. */
export function createGamesPlayed({ vendors, playedGame, searchGames }: GamesPlayedNeeds) {
  // A vendor's code never changes, and vendors are never deleted.
  let codes = new Map<number, string>();

  async function codeOf(vendorId: number): Promise<string> {
    if (!codes.has(vendorId)) codes = new Map((await vendors()).map(({ id, code }) => [id, code]));
    return codes.get(vendorId) ?? '';
  }

  async function named(game: PlayedGame): Promise<PlayedGame & { vassalage: string; game: CatalogueGame | null }> {
    const vassalage = await codeOf(game.vendorId);
    return { ...game, vassalage, game: playedGame(vassalage, game.gameCode) };
  }

  return {
    named,

    /** The games of a filter; null where it means all. `played`: what there is to choose from. */
    async matching(
      played: () => Promise<readonly PlayedGame[]>,
      { area, vassalage, search }: GameFilter,
    ): Promise<PlayedGame[] | null> {
      if (area === undefined && vassalage === undefined && search === undefined) return null;
      const found = search === undefined ? null : new Set((await searchGames(search)).map(codeKey));
      const all = await Promise.all((await played()).map(named));
      return all
        .filter(
          (each) =>
            (area === undefined || each.game?.category === area) &&
            (vassalage === undefined || each.vassalage === vassalage) &&
            (search === undefined || found?.has(codeKey(each)) || isCalled(each, search)),
        )
        .map(({ vendorId, gameCode }) => ({ vendorId, gameCode }));
    },
  };
}

/** The games of a filter as a test; null lets all pass. */
export function isAmong(games: readonly PlayedGame[] | null): (game: PlayedGame) => boolean {
  if (games === null) return () => true;
  const keys = new Set(games.map(gameKey));
  return (game) => keys.has(gameKey(game));
}

function gameKey({ vendorId, gameCode }: PlayedGame): string {
  return `${vendorId} ${gameCode}`;
}

function codeKey({ vassalage, gameCode }: GameCode): string {
  return `${vassalage} ${gameCode}`;
}

// The search of the catalogue finds what the lobby shows; games that were played may be switched off or gone.
function isCalled({ gameCode, game }: { gameCode: string; game: CatalogueGame | null }, text: string): boolean {
  const wanted = text.toLowerCase();
  return [gameCode, game?.name, game?.nameLo, game?.nameCn].some((name) => name?.toLowerCase().includes(wanted));
}
