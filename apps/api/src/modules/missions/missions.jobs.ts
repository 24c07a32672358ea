import * as z from 'zod/mini';
import type { Job } from '../../platform/jobs.ts';
import type { LiveHub } from '../../platform/live.ts';
import type { Awards } from './awards.service.ts';
import type { BoardsService } from './boards.service.ts';
import { ANNOUNCE } from './counting.service.ts';
import type { MissionsService } from './missions.service.ts';

export type MissionsJobsNeeds = {
  live: Pick<LiveHub, 'publish'>;
  missions: Pick<MissionsService, 'readyOf'>;
  boards: Pick<BoardsService, 'closeEnded'>;
  awards: Pick<Awards, 'giveDue'>;
};

const Moved = z.object({ memberIds: z.array(z.string()) });

/**
 * The jobs of missions: tell screens of progress, close boards whose period is over, and retry rewards that could not
 * be given.
 */
export function createMissionsJobs({ live, missions, boards, awards }: MissionsJobsNeeds): Job[] {
  return [
    { name: 'missions_boards', cron: '* * * * *', run: boards.closeEnded },
    { name: 'missions_due', cron: '* * * * *', run: awards.giveDue },
    {
      name: ANNOUNCE,
      run: async (payload) => {
        const { memberIds } = Moved.parse(payload);
        for (const [memberId, ready] of await missions.readyOf(memberIds)) {
          live.publish(memberId, { name: 'missions', data: { ready } });
        }
      },
    },
  ];
}
