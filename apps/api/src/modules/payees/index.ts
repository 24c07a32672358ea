export { createPayees, type PayeesModule } from './payees.module.ts';
export { countBankAccounts as bankAccounts } from './payees.repo.ts';
export type { WithdrawalPayee } from './payees.service.ts';
