import type { Clock } from '../../platform/clock.ts';
import type { WriteHandle } from '../../platform/database.ts';
import { readWritten } from '../../platform/written.ts';
import { type GivableNeeds, requireGivable } from '../rewards/index.ts';
import { type MissionsImportInput, readMissionsImport } from './domain/mission-import.ts';
import * as repo from './missions.repo.ts';

export type CreationNeeds = GivableNeeds & { clock: Clock };

/** Creates the content of a file; existing codes stay unchanged. @returns the new codes */
export type CreateMissions = (tx: WriteHandle, given: MissionsImportInput) => Promise<string[]>;

/** What it makes throws ApiError VALIDATION, which names the faults of a file, or NOT_POSSIBLE, which says why. */
export function createCreation({ clock, ...givable }: CreationNeeds): CreateMissions {
  return async (tx, given) => {
    const { missions, boards, activities } = readWritten('missions', () => readMissionsImport(given));
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
  };
}
