// For: the bank accounts, e-wallets and crypto addresses that members withdraw to.
// Owns: schema `payees`, numbers sealed.
// Never: show a whole number, or pay to an account before its waiting time is over.

export { createPayees, type PayeesModule } from './payees.module.ts';
export { countBankAccounts as bankAccounts } from './payees.repo.ts';
export type { WithdrawalPayee } from './payees.service.ts';
export { payeesSettings } from './payees.settings.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['accounts', 'sharing'] as const;
