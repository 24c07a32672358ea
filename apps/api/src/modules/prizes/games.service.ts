import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { Game } from './domain/game.ts';
import * as repo from './games.repo.ts';

export type Games = ReturnType<typeof createGames>;

/** All prize games. */
export function createGames({ pool }: { pool: Pool }) {
  return {
    all: (): Promise<Game[]> => repo.selectGames(pool),

    find: (code: string, db: ReadHandle = pool): Promise<Game | null> => repo.selectGame(db, code),

    editions: (ids: readonly bigint[]) => repo.selectEditions(pool, ids),

    /** The remaining numbers of limited prizes, by `game/prize`. */
    stock: (): Promise<Map<string, number>> => repo.selectStock(pool),
  };
}
