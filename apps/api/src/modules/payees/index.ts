// For: where a member's withdrawals may go.
// Owns: schema `payees`, numbers sealed.
// Never: show a whole number, or pay to one that waits.

export { createPayees, type PayeesModule } from './payees.module.ts';
export { countBankAccounts as bankAccounts } from './payees.repo.ts';
export type { WithdrawalPayee } from './payees.service.ts';
export { payeesSettings } from './payees.settings.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['accounts', 'sharing'] as const;
