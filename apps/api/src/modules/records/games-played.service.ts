import type { GameCategory } from '@champa/contract';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { CatalogueGame } from '../catalogue/index.ts';
import type { PlayedGame, Whose } from '../figures/index.ts';

export type GameCode = { vassalage: string; gameCode: string };

/** `Of`: by what is known whose games they are; a member and his account, or what a report has read already. */
export type GamesPlayedNeeds<Of = Whose> = {
  pool: Pool;
  figures: { gamesOf: (db: ReadHandle, whose: Of) => Promise<PlayedGame[]> };
  vendors: () => Promise<readonly { id: number; code: string }[]>;
  /** A game by its vendor's code, switched off or not, from memory. */
  playedGame: (vassalage: string, gameCode: string) => CatalogueGame | null;
  /** Games whose name, in any language, has this text in it. */
  searchGames: (text: string) => Promise<readonly GameCode[]>;
};

/** What a record is narrowed to. */
export type GameFilter = {
  area?: GameCategory | undefined;
  vassalage?: string | undefined;
  search?: string | undefined;
};

export type GamesPlayed<Of = Whose> = ReturnType<typeof createGamesPlayed<Of>>;

/** The games that were played, by what the catalogue knows of them. */
export function createGamesPlayed<Of = Whose>(needs: GamesPlayedNeeds<Of>) {
  const { pool, figures, vendors, playedGame, searchGames } = needs;
  // A vendor's code never changes, and none is ever taken out.
  let codes = new Map<number, string>();

  async function codeOf(vendorId: number): Promise<string> {
    if (!codes.has(vendorId)) codes = new Map((await vendors()).map(({ id, code }) => [id, code]));
    return codes.get(vendorId) ?? '';
  }

  async function named(game: PlayedGame): Promise<PlayedGame & { vassalage: string; game: CatalogueGame | null }> {
    const vassalage = await codeOf(game.vendorId);
    return { ...game, vassalage, game: playedGame(vassalage, game.gameCode) };
  }

  const all = async (whose: Of) => Promise.all((await figures.gamesOf(pool, whose)).map(named));

  return {
    all,
    named,

    /** Those a filter means; null: it means all of them. */
    async matching(whose: Of, { area, vassalage, search }: GameFilter): Promise<PlayedGame[] | null> {
      if (area === undefined && vassalage === undefined && search === undefined) return null;
      const found = search === undefined ? null : new Set((await searchGames(search)).map(keyOf));
      return (await all(whose))
        .filter(
          (played) =>
            (area === undefined || played.game?.category === area) &&
            (vassalage === undefined || played.vassalage === vassalage) &&
            (search === undefined || found?.has(keyOf(played)) || isCalled(played, search)),
        )
        .map(({ vendorId, gameCode }) => ({ vendorId, gameCode }));
    },
  };
}

function keyOf({ vassalage, gameCode }: GameCode): string {
  return `${vassalage} ${gameCode}`;
}

// The catalogue finds what it shows. What was played may be switched off, or gone from it.
function isCalled({ gameCode, game }: { gameCode: string; game: CatalogueGame | null }, text: string): boolean {
  const wanted = text.toLowerCase();
  return [gameCode, game?.name, game?.nameLo, game?.nameCn].some((name) => name?.toLowerCase().includes(wanted));
}
