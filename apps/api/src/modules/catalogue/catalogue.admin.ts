import type { Clock } from '../../platform/clock.ts';
import type { Actor, RecordByHand } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { importGames, type ImportOptions, type ImportSummary } from './use-cases/import-games.ts';

type Needs = { pool: Pool; clock: Clock; record: RecordByHand };

export type CatalogueAdmin = ReturnType<typeof createCatalogueAdmin>;

/** What staff does with the catalogue. */
export function createCatalogueAdmin({ pool, clock, record }: Needs) {
  return {
    /** Adds or changes games from JSON lines. The access log keeps who did it, with each batch that is stored. */
    import: (by: Actor, given: Pick<ImportOptions, 'file' | 'vassalage' | 'onBadRow'>): Promise<ImportSummary> =>
      importGames({
        ...given,
        pool,
        now: clock.now(),
        onStored: (tx, stored) => record(tx, by, 'catalogue_imported', stored, 'not kept'),
      }),
  };
}
