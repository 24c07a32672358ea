import type { AdminGame, adminGames, OperationInput } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Page, readPage, timeCursor } from '../../platform/paging.ts';
import { selectGameForStaff, selectGamesForStaff } from './catalogue.staff.repo.ts';
import type { Pictures } from './covers/pictures.ts';
import { categoryOf } from './domain/category.ts';
import { type StoredGame, writtenFacts } from './domain/game-facts.ts';
import { NEWEST } from './domain/selection.ts';
import type { CatalogueSettings, LiveCatalogue } from './memory/live-catalogue.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  live: LiveCatalogue;
  pictures: Pick<Pictures, 'icon'>;
  settings: () => Promise<CatalogueSettings>;
};

type Wish = Omit<OperationInput<typeof adminGames>['query'], 'pageSize'> & { pageSize: number };

export type StaffCatalogue = ReturnType<typeof createStaffCatalogue>;

/** The catalogue as staff reads it: from the database, where hidden games are whole; found by the lobby's own search. */
export function createStaffCatalogue({ pool, clock, live, pictures, settings }: Needs) {
  /** The nodes of games whose name in any language, vendor or tags match. */
  async function nodesOf(text: string): Promise<bigint[]> {
    await live.refresh();
    const { shown, search, hidden, searchHidden } = live.view.snapshot;
    return [
      ...search.search(text).map((place) => shown[place]!.nodeId),
      ...searchHidden.search(text).map((place) => hidden[place]!.nodeId),
    ];
  }

  function newest(): bigint[] {
    const { shown, newest: places } = live.view.snapshot;
    return places.slice(0, NEWEST).map((place) => shown[place]!.nodeId);
  }

  function presenter(inHouse: readonly string[]): (game: StoredGame) => AdminGame {
    const isNew = new Set(newest());
    const { byNode } = live.view.snapshot;
    return (game) => {
      const known = byNode.get(String(game.nodeId));
      const { nodeId, vassalage, vendorName, gameCode, gameType, accountTypeName, state, revision, changedBy } = game;
      return {
        ...writtenFacts(game),
        id: String(nodeId),
        vassalage,
        vendorName,
        gameCode,
        category: categoryOf(gameType, accountTypeName, inHouse),
        state,
        isNew: isNew.has(nodeId),
        icon: known ? pictures.icon(known) : null,
        addedAt: game.addedAt.toString(),
        revision,
        changedAt: game.changedAt?.toString() ?? null,
        changedBy,
      };
    };
  }

  return {
    /** Games, the latest first. */
    async list({ search = '', vassalage, category, state, mark, after, pageSize }: Wish): Promise<Page<AdminGame>> {
      const { inHouseAccountTypes: inHouse } = await settings();
      const text = search.trim();
      const wish = {
        inHouse,
        found: text === '' ? null : { nodes: await nodesOf(text), code: text },
        among: mark === 'new' ? newest() : null,
        vassalage: vassalage ?? null,
        category: category ?? null,
        state: state ?? null,
        isHot: mark === 'hot',
        hasTrial: mark === 'trial',
        before: timeCursor.require(after),
        at: clock.now(),
      };
      const rows = (limit: number) => selectGamesForStaff(pool, { ...wish, limit });
      const { list, next } = await readPage(pageSize, rows, (game) =>
        timeCursor.write({ at: game.addedAt, number: game.nodeId }),
      );
      return { list: list.map(presenter(inHouse)), next };
    },

    /** @throws ApiError NOT_FOUND */
    async one(nodeId: string): Promise<AdminGame> {
      const { inHouseAccountTypes } = await settings();
      const game = await selectGameForStaff(pool, nodeId, clock.now());
      if (!game) throw new ApiError('NOT_FOUND', { game: nodeId });
      return presenter(inHouseAccountTypes)(game);
    },
  };
}
