// For: the operator's employees: sign-in to the back office, and the log of their actions.
// Owns: schema `staff`.
// Never: change or delete an entry of the log.

export { createStaff, type Staff } from './staff.module.ts';
export { createAccessLog } from './access-log.ts';
export type { AuditEntry } from './domain/audit.ts';
export { auditCommands } from './audit.cli.ts';
export { staffSettings } from './staff.settings.ts';
export { staffCommands } from './staff.cli.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['may', 'username'] as const;
