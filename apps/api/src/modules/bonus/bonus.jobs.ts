import type { Balance } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import * as z from 'zod/mini';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { LiveHub } from '../../platform/live.ts';
import type { Inbox } from '../inbox/index.ts';
import * as repo from './bonus.repo.ts';
import type { BonusService } from './bonus.service.ts';
import { TELL_BALANCE } from './grants.service.ts';

export type BonusJobsNeeds = {
  pool: Pool;
  live: Pick<LiveHub, 'publish'>;
  service: Pick<BonusService, 'expire' | 'sweep'>;
  tell: Inbox['tell'];
  balanceOf: (memberId: string) => Promise<Balance>;
};

const Ended = z.object({ bonusId: z.string() });
const Changed = z.object({ memberId: z.string() });

/**
 * The jobs of bonuses: expire them when their time is over (each minute), stop waiting for bets that nobody settles
 * (each hour), and tell their members. The database enqueues `bonus_ended` with the end of a bonus.
 */
export function createBonusJobs({ pool, live, service, tell, balanceOf }: BonusJobsNeeds): Job[] {
  const tellBalance = async (memberId: string): Promise<void> =>
    live.publish(memberId, { name: 'balance', data: await balanceOf(memberId) });

  return [
    { name: 'bonus_expire', cron: '* * * * *', run: service.expire },
    { name: 'bonus_sweep', cron: '20 * * * *', run: service.sweep },
    {
      name: TELL_BALANCE,
      run: (payload) => tellBalance(Changed.parse(payload).memberId),
    },
    {
      name: 'bonus_ended',
      run: async (payload) => {
        const { id, memberId, state, amount, converted, currency } = (await repo.selectBonus(
          pool,
          Ended.parse(payload).bonusId,
        ))!;
        if (state === 'completed' || state === 'expired') {
          const told = formatDecimal(state === 'completed' ? converted : amount);
          const message = { memberId, kind: `bonus_${state}`, details: { amount: told, currency } } as const;
          await inTransaction(pool, (tx) => tell(tx, { ...message, cause: `bonus:${id}:${state}` }));
        }
        await tellBalance(memberId);
      },
    },
  ];
}
