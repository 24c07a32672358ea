import { PrizeNews } from '@champa/contract';
import * as z from 'zod/mini';
import { eachApart } from '../../platform/each.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Envelopes } from './envelopes.service.ts';
import type { PrizesNeeds } from './needs.ts';
import type { Raffles } from './raffles.service.ts';
import { RAIN_TURN, type Rains } from './rains.service.ts';
import { TELL_NEWS, type Tickets } from './tickets.service.ts';

type Needs = Pick<PrizesNeeds, 'live'> & { tickets: Tickets; envelopes: Envelopes; rains: Rains; raffles: Raffles };

const Turn = z.object({ rainId: z.string() });
const News = z.extend(PrizeNews, { memberId: z.string() });

/**
 * The jobs of prize games, each minute: expire tickets and envelopes, plan and close rains, draw raffles. A rain begins
 * and ends to the second: a job of its own tells screens.
 */
export function createPrizesJobs({ live, tickets, envelopes, rains, raffles }: Needs): Job[] {
  return [
    { name: 'prizes_tickets', cron: '* * * * *', run: tickets.expire },
    { name: 'prizes_envelopes', cron: '* * * * *', run: envelopes.expire },
    {
      name: 'prizes_rains',
      cron: '* * * * *',
      run: () => eachApart([rains.closeOver, rains.planNext], (work) => work(), 'parts of the work on rains failed'),
    },
    { name: 'prizes_raffles', cron: '* * * * *', run: raffles.turn },
    {
      name: RAIN_TURN,
      run: async (payload) => {
        await rains.closeOver();
        const rain = await rains.find(Turn.parse(payload).rainId);
        live.publishToAll({ name: 'prizes', data: { about: rain?.closedAt ? 'rain_over' : 'rain' } });
      },
    },
    {
      name: TELL_NEWS,
      run: async (payload) => {
        const { memberId, about } = News.parse(payload);
        live.publish(memberId, { name: 'prizes', data: { about } });
      },
    },
  ];
}
