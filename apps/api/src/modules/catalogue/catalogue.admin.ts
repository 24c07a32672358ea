import type { Clock } from '../../platform/clock.ts';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { replaceVendorRegions } from './catalogue.repo.ts';
import { lockGame, updateGame } from './catalogue.staff.repo.ts';
import { differenceOf, type GameFacts, type StoredGame, writtenFacts } from './domain/game-facts.ts';
import { importGames, type ImportOptions, type ImportSummary } from './use-cases/import-games.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  record: RecordByHand;
  /** Whether the brand added a picture of this name. */
  hasOwnPicture: (name: string) => Promise<boolean>;
};

export type CatalogueAdmin = ReturnType<typeof createCatalogueAdmin>;

/** What staff does with the catalogue. Servers read it again by themselves: the database counts every change. */
export function createCatalogueAdmin({ pool, clock, record, hasOwnPicture }: Needs) {
  /** @throws ApiError NOT_FOUND, and what `next` refuses */
  const change = (by: ByStaff, nodeId: string, action: string, next: (was: StoredGame) => GameFacts): Promise<void> =>
    inTransaction(pool, async (tx) => {
      const was = await lockGame(tx, nodeId, clock.now());
      if (!was) throw new ApiError('NOT_FOUND', { game: nodeId });
      const facts = next(was);
      const difference = differenceOf(was, facts);
      if (!difference) return;
      await updateGame(tx, nodeId, facts, { by: by.name, at: clock.now() });
      const detail = { game: nodeId, vendor: was.vassalage, code: was.gameCode, name: was.name };
      await record(tx, by, action, detail, difference);
    });

  return {
    /** Adds or changes games from JSON lines. The access log keeps who did it, with each batch that is stored. */
    import: (by: Actor, given: Pick<ImportOptions, 'file' | 'vassalage' | 'onBadRow'>): Promise<ImportSummary> =>
      importGames({
        ...given,
        pool,
        now: clock.now(),
        onStored: (tx, stored) => record(tx, by, 'catalogue_imported', stored, 'not kept'),
      }),

    /**
     * Changes a game to these facts.
     *
     * @param revision the one that was read
     * @throws ApiError NOT_FOUND, VALIDATION; CHANGED_MEANWHILE with what it is now
     */
    async change(by: ByStaff, nodeId: string, facts: GameFacts, revision: number): Promise<void> {
      if (facts.cover !== null && !(await hasOwnPicture(facts.cover)))
        throw new ApiError('VALIDATION', { fields: { cover: 'unknown' } });
      await change(by, nodeId, 'game_changed', (was) => {
        if (was.revision === revision) return facts;
        throw new ApiError('CHANGED_MEANWHILE', {
          by: was.changedBy,
          at: was.changedAt?.toString() ?? null,
          revision: was.revision,
          current: writtenFacts(was),
        });
      });
    },

    /** Sets where a vendor is not offered. @throws ApiError NOT_FOUND */
    setRegions: (by: ByStaff, vassalage: string, wanted: readonly string[]): Promise<string[]> =>
      inTransaction(pool, async (tx) => {
        const notIn = [...new Set(wanted)].toSorted();
        const before = await replaceVendorRegions(tx, vassalage, notIn);
        if (!before) throw new ApiError('NOT_FOUND', { vendor: vassalage });
        await record(
          tx,
          by,
          'vendor_regions_changed',
          { vendor: vassalage },
          { before: { notIn: before }, after: { notIn } },
        );
        return notIn;
      }),

    /** Shows a game to players, or hides it; rounds under way still end. @throws ApiError NOT_FOUND */
    switch: (by: ByStaff, nodeId: string, enabled: boolean): Promise<void> =>
      change(by, nodeId, 'game_switched', (was) => ({ ...was, enabled })),
  };
}
