import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { byId, createCursor, numberPart, type Page, type PageWish, readPage, textPart } from '../../platform/paging.ts';
import type { Party, Total } from './domain/compare.ts';
import * as repo from './reconciliation.repo.ts';
import { enqueueCompare } from './reconciliation.service.ts';

export type { Day, KeptDifference } from './reconciliation.repo.ts';

const places = createCursor<repo.DayPlace>({ day: { ...textPart(10), read: readDay }, id: numberPart });

export type DaysWanted = { code: string | undefined; isOpen: boolean; after: string | undefined; pageSize: number };

export type ReconciliationAdmin = ReturnType<typeof createReconciliationAdmin>;

type Needs = { pool: Pool; clock: Clock; record: RecordByHand; party: Party };

/** What staff does with compared days of providers, or of vendors. */
export function createReconciliationAdmin({ pool, clock, record, party }: Needs) {
  async function open(id: string): Promise<repo.Day> {
    const day = await repo.selectDay(pool, party, id);
    if (!day) throw new ApiError('NOT_FOUND', { day: id });
    return day;
  }

  return {
    open,

    /** @throws ApiError VALIDATION for an `after` that no page gave */
    list: ({ after, pageSize, ...wanted }: DaysWanted): Promise<Page<repo.Day>> => {
      const place = places.require(after);
      return readPage(
        pageSize,
        (limit) => repo.selectDays(pool, { party, ...wanted, after: place, limit }),
        places.write,
      );
    },

    totals: (id: string): Promise<Total[]> => repo.selectTotals(pool, id),

    differences: (id: string, { before, pageSize }: PageWish): Promise<Page<repo.KeptDifference>> =>
      readPage(pageSize, (limit) => repo.selectDifferences(pool, id, { before, limit }), byId),

    /** Compares a day again in the background. @throws ApiError NOT_FOUND */
    async compare(by: ByStaff, id: string): Promise<repo.Day> {
      await inTransaction(pool, async (tx) => {
        const asked = await repo.updateComparing(tx, party, id);
        if (!asked) throw new ApiError('NOT_FOUND', { day: id });
        await enqueueCompare(tx, { party, code: asked.code }, asked.day);
        await record(tx, by, 'reconciliation_compared', { [party]: asked.code, day: asked.day }, 'no change');
      });
      return open(id);
    },

    /** @throws ApiError NOT_FOUND; NOT_POSSIBLE for one that is gone, or that is so already */
    explain: (by: ByStaff, id: string, state: 'open' | 'explained'): Promise<repo.KeptDifference> =>
      inTransaction(pool, async (tx) => {
        const difference = await repo.lockDifference(tx, party, id);
        if (!difference) throw new ApiError('NOT_FOUND', { difference: id });
        if (difference.state === 'gone' || difference.state === state)
          throw new ApiError(
            'NOT_POSSIBLE',
            because('difference_state', `the difference is ${difference.state}`, { state: difference.state }),
          );
        const { kind, reference, state: before } = difference;
        const change = { before: { state: before, note: difference.note }, after: { state, note: by.reason } };
        await record(tx, by, 'difference_decided', { kind, reference }, change);
        return repo.updateDifference(tx, difference.id, { state, note: by.reason, by: by.actor, at: clock.now() });
      }),
  };
}

function readDay(text: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;
}
