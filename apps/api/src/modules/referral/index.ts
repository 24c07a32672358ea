// For: members who bring members.
// Owns: schema `referral`: codes and the members who came by them.
// Never: pay: promotions do.

export { createReferral, type Referral } from './referral.module.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['referrers'] as const;
