import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import type { TeamScope } from './domain/scope.ts';
import * as repo from './movements.team.repo.ts';
import type { TimePlace } from '../../platform/paging.ts';
import type { RecordList } from './paging.ts';
import { walkBack } from './walk.ts';

export type TeamMovementsNeeds = { pool: Pool; clock: Clock };

export type TeamMovements = ReturnType<typeof createTeamMovements>;

/** A team's movements beside play, by agent line and time: they are walked back in time (decision 0036). */
export function createTeamMovements({ pool, clock }: TeamMovementsNeeds) {
  return {
    /** Movements of some kinds (null: of all), and with one reference (null: with any). */
    list<Totals>(
      scope: TeamScope,
      { kinds, reference }: Pick<repo.MovementsWanted, 'kinds' | 'reference'>,
      totals: () => Promise<Totals>,
    ): RecordList<repo.TeamCashMovement, Totals> {
      return {
        after: (place, limit) => movementsAfter({ scope, kinds, reference, after: place }, limit),
        placeOf,
        totals,
      };

      function movementsAfter(wanted: repo.MovementsWanted, limit: number): Promise<repo.TeamCashMovement[]> {
        // A reference has few movements, and an index.
        if (reference !== null) return repo.selectMovements(pool, wanted, scope.span, limit);
        return walkBack({
          scope,
          now: clock.now(),
          after: wanted.after,
          limit,
          fetch: (stretch, most) => repo.selectMovements(pool, wanted, stretch, most),
          daysWith: (days) => repo.selectDaysMoved(pool, scope, days, kinds),
        });
      }
    },

    sums: (scope: TeamScope) => repo.selectKindSums(pool, scope),
  };
}

function placeOf({ at, number }: repo.TeamCashMovement): TimePlace {
  return { at, number };
}
