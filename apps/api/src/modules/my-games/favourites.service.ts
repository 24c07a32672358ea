import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import * as repo from './my-games.repo.ts';

/** The most the lobby requests at once (specification, section 9). */
export const MOST_FAVOURITES = 999;

export type FavouritesNeeds = {
  clock: Clock;
  /** Whether there is such a game and it can be opened. */
  isOpen: (nodeId: string) => Promise<boolean>;
};

export type Favourites = ReturnType<typeof createFavourites>;

/** A member's favourite games. */
export function createFavourites({ clock, isOpen }: FavouritesNeeds) {
  return {
    /** Nodes, newest first: also of games that are switched off at the moment. */
    nodes: (db: ReadHandle, memberId: string): Promise<bigint[]> => repo.selectFavourites(db, memberId),

    /**
     * Throws where a member may not add a favourite. Called first and without a transaction: looking up an unknown game
     * reads the catalogue again, which must not hold a database connection.
     */
    async requireKeepable(principal: MemberPrincipal, nodeId: string): Promise<void> {
      refuseTrial(principal);
      if (!(await isOpen(nodeId))) throw new ApiError('GAME_NOT_FOUND');
    },

    /** Adds a favourite; an existing one keeps its position. */
    async add(tx: WriteHandle, principal: MemberPrincipal, nodeId: string): Promise<void> {
      await repo.lockFavourites(tx, principal.memberId);
      const { count, has } = await repo.countFavourites(tx, principal.memberId, nodeId);
      if (has) return;
      if (count >= MOST_FAVOURITES) throw new ApiError('TOO_MANY_FAVOURITES');
      await repo.insertFavourite(tx, principal.memberId, nodeId, clock.now());
    },

    async remove(tx: WriteHandle, principal: MemberPrincipal, nodeId: string): Promise<void> {
      refuseTrial(principal);
      await repo.deleteFavourite(tx, principal.memberId, nodeId);
    },
  };
}

function refuseTrial({ isTrial }: MemberPrincipal): void {
  if (isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
}
