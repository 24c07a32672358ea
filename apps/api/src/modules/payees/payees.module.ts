import type { Module } from '../../module.ts';
import { forgetAccounts, forgetMarks } from './forget.repo.ts';
import { payeesRoutes } from './payees.routes.ts';
import { createPayeesService, type PayeesNeeds, type PayeesService } from './payees.service.ts';

export type PayeesModule = Module & Pick<PayeesService, 'forWithdrawal' | 'seed' | 'find' | 'sharing'>;

/** The accounts that members withdraw to. */
export function createPayees(needs: PayeesNeeds): PayeesModule {
  const service = createPayeesService(needs);
  return {
    name: 'payees',
    forWithdrawal: service.forWithdrawal,
    seed: service.seed,
    find: service.find,
    sharing: service.sharing,
    personalData: async (memberId) => ({ accounts: await service.personalData(memberId) }),
    forget: {
      now: (tx, memberId) => forgetAccounts(tx, memberId, needs.clock.now()),
      afterRetention: forgetMarks,
    },
    routes: (app) => payeesRoutes(app, { pool: needs.pool, service }),
  };
}
