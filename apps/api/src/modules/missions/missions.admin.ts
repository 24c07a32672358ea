import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import type { Activity, Board, Mission } from './domain/mission.ts';
import { type GivableNeeds, requireGivable } from '../rewards/index.ts';
import { type MissionsImportInput, readMissionsImport } from './domain/mission-import.ts';
import * as repo from './missions.repo.ts';

export type AdminNeeds = GivableNeeds & { clock: Clock };

export type MissionsAdmin = ReturnType<typeof createMissionsAdmin>;

/** What the operator does with missions and boards. */
export function createMissionsAdmin({ clock, ...givable }: AdminNeeds) {
  return {
    all: async (db: ReadHandle): Promise<{ missions: Mission[]; boards: Board[]; activities: Activity[] }> => ({
      missions: await repo.selectMissions(db),
      boards: await repo.selectBoards(db),
      activities: await repo.selectActivities(db),
    }),

    /**
     * Creates the content of a file; existing codes stay unchanged. @returns the new codes
     *
     * @throws Error that names its faults
     */
    async create(tx: WriteHandle, given: MissionsImportInput): Promise<string[]> {
      const { missions, boards, activities } = readMissionsImport(given);
      const prizes = boards.flatMap((board) => board.prizes);
      await requireGivable(
        givable,
        [...missions, ...prizes].map(({ reward }) => reward),
      );
      const now = clock.now();
      const added: string[] = [];
      for (const mission of missions) if (await repo.insertMission(tx, mission, now)) added.push(mission.code);
      for (const board of boards) if (await repo.insertBoard(tx, board, now)) added.push(board.code);
      for (const activity of activities) if (await repo.insertActivity(tx, activity)) added.push(activity.code);
      return added;
    },

    /** Pauses counting, or resumes it: facts during a pause never count. */
    async pause(tx: WriteHandle, code: string, isPaused: boolean): Promise<boolean> {
      const [mission, board] = [
        await repo.setPaused(tx, 'mission', code, isPaused),
        await repo.setPaused(tx, 'board', code, isPaused),
      ];
      return mission || board;
    },
  };
}
