// For: responsible play: limits, pauses and exclusion that members set for themselves.
// Owns: schema `limits`.
// Never: let a raised limit hold before its time, or a pause end early.

export { createLimits, type Limits } from './limits.module.ts';
export { createSessionLimit } from './limits.service.ts';
export { limitsCommands } from './limits.cli.ts';
export { limitsSettings } from './limits.settings.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['allowance_of', 'guarded', 'note', 'note_play', 'pausing'] as const;
