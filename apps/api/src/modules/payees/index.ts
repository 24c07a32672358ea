export { createPayees, type PayeesModule } from './payees.module.ts';
export type { WithdrawalPayee } from './payees.service.ts';
