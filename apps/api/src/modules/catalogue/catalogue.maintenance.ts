import {
  type AdminWindow,
  type adminWindows,
  type OperationInput,
  WINDOW_AHEAD_DAYS,
  WINDOW_MOST_DAYS,
  type windowFaults,
} from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Page, presentPage, readPage, timeCursor } from '../../platform/paging.ts';
import { stateOf } from './domain/maintenance.ts';
import * as repo from './maintenance.repo.ts';

type Needs = { pool: Pool; clock: Clock; record: RecordByHand };
type Wish = Omit<OperationInput<typeof adminWindows>['query'], 'pageSize'> & { pageSize: number };
type Planned = { vassalage: string; startsAt: Temporal.Instant; endsAt: Temporal.Instant };
type Fault = (typeof windowFaults)[number];

export type MaintenanceWindows = ReturnType<typeof createMaintenanceWindows>;

const { compare } = Temporal.Instant;

/** Maintenance windows of vendors, as staff plans them. Bets obey them at once, the lobby within half a second. */
export function createMaintenanceWindows({ pool, clock, record }: Needs) {
  const present = (window: repo.KeptWindow): AdminWindow => ({
    id: String(window.id),
    vassalage: window.vassalage,
    vendorName: window.vendorName,
    state: stateOf(window, clock.now()),
    startsAt: window.startsAt.toString(),
    endsAt: window.endsAt.toString(),
    endedAt: window.endedAt?.toString() ?? null,
    endedBy: window.endedBy,
    plannedBy: window.plannedBy,
    reason: window.reason,
  });

  return {
    async list({ vassalage, after, pageSize }: Wish): Promise<Page<AdminWindow>> {
      const before = timeCursor.require(after);
      const rows = (limit: number) => repo.selectWindows(pool, { vassalage: vassalage ?? null, before, limit });
      const page: Page<repo.KeptWindow> = await readPage(pageSize, rows, ({ startsAt, id }) =>
        timeCursor.write({ at: startsAt, number: id }),
      );
      return presentPage(page, present);
    },

    /** @throws ApiError NOT_FOUND, VALIDATION */
    plan: (by: ByStaff, wanted: Planned): Promise<AdminWindow> =>
      inTransaction(pool, async (tx) => {
        const now = clock.now();
        const { vassalage, endsAt } = wanted;
        const startsAt = compare(wanted.startsAt, now) < 0 ? now : wanted.startsAt;
        requirePossible({ startsAt, endsAt }, now);
        if ((await repo.lockVendorForWindows(tx, vassalage)) === null)
          throw new ApiError('NOT_FOUND', { vendor: vassalage });
        const window = { vassalage, startsAt, endsAt };
        if (await repo.overlaps(tx, window)) throw refused('startsAt', 'overlaps');
        const id = await repo.insertWindow(tx, { ...window, reason: by.reason, by: by.name, at: now });
        const kept = { startsAt: startsAt.toString(), endsAt: endsAt.toString() };
        await record(tx, by, 'maintenance_planned', { window: id, vendor: vassalage }, { before: null, after: kept });
        return present((await repo.lockWindow(tx, id))!);
      }),

    /** Ends a window now, or calls it off before it begins. @throws ApiError NOT_FOUND */
    end: (by: ByStaff, id: string): Promise<AdminWindow> =>
      inTransaction(pool, async (tx) => {
        const window = await repo.lockWindow(tx, id);
        if (!window) throw new ApiError('NOT_FOUND', { window: id });
        const now = clock.now();
        const was = stateOf(window, now);
        if (was !== 'planned' && was !== 'under_way') return present(window);
        await repo.endWindow(tx, id, by.name, now);
        const ended = (await repo.lockWindow(tx, id))!;
        const { vassalage, endsAt } = window;
        const change = { before: { endsAt: endsAt.toString(), state: was }, after: { endsAt: now.toString() } };
        await record(tx, by, 'maintenance_ended', { window: id, vendor: vassalage }, change);
        return present(ended);
      }),
  };
}

function requirePossible({ startsAt, endsAt }: Omit<Planned, 'vassalage'>, now: Temporal.Instant): void {
  const hours = (days: number) => ({ hours: 24 * days });
  if (compare(endsAt, now) <= 0) throw refused('endsAt', 'past');
  if (compare(endsAt, startsAt) <= 0) throw refused('endsAt', 'order');
  if (compare(endsAt, startsAt.add(hours(WINDOW_MOST_DAYS))) > 0) throw refused('endsAt', 'too_long');
  if (compare(startsAt, now.add(hours(WINDOW_AHEAD_DAYS))) > 0) throw refused('startsAt', 'too_far');
}

function refused(field: 'startsAt' | 'endsAt', fault: Fault): ApiError {
  return new ApiError('VALIDATION', { fields: { [field]: fault } });
}
