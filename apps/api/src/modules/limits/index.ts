// For: responsible play: limits, pauses and exclusion that members set for themselves.
// Owns: schema `limits`.
// Never: apply a raised limit before its time, or let a pause end early.

export { createLimits, type Limits } from './limits.module.ts';
export { createSessionLimit } from './limits.service.ts';
export { presentStakeLimit } from './limits.present.ts';
export { refusedBy, type StakeLimit } from './domain/stake-limit.ts';
export { limitsCommands } from './limits.cli.ts';
export { limitsSettings } from './limits.settings.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['allowance_of', 'guarded', 'note', 'note_play', 'pausing'] as const;
