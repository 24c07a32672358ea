// For: members who bring members.
// Owns: schema `referral`: codes and who came by them.
// Never: pay: promotions do.

export { createReferral, type Referral } from './referral.module.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['referrers'] as const;
