import type { AdminLane, GameCategory } from '@champa/contract';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { lockLaneOrder, replaceLaneOrder, selectLaneOrder } from './catalogue.repo.ts';
import { inOrder } from './domain/lanes.ts';
import type { LiveCatalogue } from './memory/live-catalogue.ts';

type Needs = { pool: Pool; live: LiveCatalogue; record: RecordByHand };
type Wanted = { order: readonly GameCategory[]; was: readonly GameCategory[] };
type Lanes = { list: AdminLane[]; total: number };

export type LaneOrder = ReturnType<typeof createLaneOrder>;

/** The order of the lobby's areas, as staff sets it. */
export function createLaneOrder({ pool, live, record }: Needs) {
  async function read(): Promise<Lanes> {
    const order = inOrder(await selectLaneOrder(pool));
    const games = Map.groupBy(live.view.snapshot.shown, ({ category }) => category);
    const list = order.map((id) => ({ id, games: games.get(id)?.length ?? 0 }));
    return { list, total: list.length };
  }

  return {
    read,

    /** @throws ApiError VALIDATION, CHANGED_MEANWHILE */
    async change(by: ByStaff, { order, was }: Wanted): Promise<Lanes> {
      const after = inOrder(order);
      if (order.length < after.length || new Set(order).size < order.length)
        throw new ApiError('VALIDATION', { fields: { order: 'whole' } });
      await inTransaction(pool, async (tx) => {
        const before = inOrder(await lockLaneOrder(tx));
        if (before.join() !== was.join())
          throw new ApiError('CHANGED_MEANWHILE', { by: null, at: null, revision: 0, current: before });
        if (before.join() === after.join()) return;
        await replaceLaneOrder(tx, after);
        await record(tx, by, 'lanes_ordered', {}, { before: { order: before }, after: { order: after } });
      });
      return read();
    },
  };
}
