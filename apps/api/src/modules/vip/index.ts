// For: ranks by members' deposits and play, and their privileges.
// Owns: schema `vip`.
// Never: take a rank away before its month is over.

export { createVip, type Vip } from './vip.module.ts';
export { vipCommands } from './vip.cli.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['level_of'] as const;
