import type { Actor, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CreateMissions } from './creation.service.ts';
import type { Activity, Board, Mission } from './domain/mission.ts';
import type { MissionsImportInput } from './domain/mission-import.ts';
import * as repo from './missions.repo.ts';

type Needs = { pool: Pool; create: CreateMissions; record: RecordByHand };

export type MissionsAdmin = ReturnType<typeof createMissionsAdmin>;

/** What staff does with missions and boards. The access log keeps who did it. */
export function createMissionsAdmin({ pool, create, record }: Needs) {
  async function setPaused(tx: WriteHandle, code: string, isPaused: boolean): Promise<void> {
    const isMission = await repo.setPaused(tx, 'mission', code, isPaused);
    const isBoard = await repo.setPaused(tx, 'board', code, isPaused);
    if (!isMission && !isBoard) throw new ApiError('NOT_FOUND', { code });
  }

  return {
    all: async (): Promise<{ missions: Mission[]; boards: Board[]; activities: Activity[] }> => ({
      missions: await repo.selectMissions(pool),
      boards: await repo.selectBoards(pool),
      activities: await repo.selectActivities(pool),
    }),

    /** Creates the content of a file, all of it or nothing. @returns the new codes */
    create: (by: Actor, file: MissionsImportInput): Promise<string[]> =>
      inTransaction(pool, async (tx) => {
        const added = await create(tx, file);
        if (added.length > 0) await record(tx, by, 'missions_created', {}, { before: null, after: { codes: added } });
        return added;
      }),

    /** Stops counting for a mission or a board: facts during a pause never count. @throws ApiError NOT_FOUND */
    pause: (by: Actor, code: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await setPaused(tx, code, true);
        await record(tx, by, 'mission_paused', { code }, 'not kept');
      }),

    /** Counts for it again, from now on. @throws ApiError NOT_FOUND */
    resume: (by: Actor, code: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await setPaused(tx, code, false);
        await record(tx, by, 'mission_resumed', { code }, 'not kept');
      }),
  };
}
