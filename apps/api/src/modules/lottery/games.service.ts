import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Game } from './domain/game.ts';
import * as repo from './games.repo.ts';

/** An older copy is read again. The database refuses a slip by an older revision, so a stale copy takes no bets. */
const FRESH_MS = 500;

export type GameService = ReturnType<typeof createGameService>;

/** The games, as a copy that refreshes. */
export function createGameService({ pool }: { pool: Pool }) {
  let copy: Promise<readonly Game[]> | null = null;
  let readAt = 0;

  function all(): Promise<readonly Game[]> {
    const now = performance.now();
    if (copy && now - readAt < FRESH_MS) return copy;
    readAt = now;
    copy = repo.selectGames(pool);
    copy.catch(() => forget());
    return copy;
  }

  function forget(): void {
    copy = null;
  }

  return {
    all,
    forget,

    /** @throws ApiError NOT_FOUND */
    async byCode(code: string): Promise<Game> {
      const game = (await all()).find((each) => each.code === code);
      if (!game) throw new ApiError('NOT_FOUND');
      return game;
    },
  };
}
