export { createReferral, type Referral } from './referral.module.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['referrers'] as const;
