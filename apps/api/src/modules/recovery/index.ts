// For: how members keep their accounts and get them back: the security centre, forgotten passwords, what customer service does.
// Owns: no table: numbers and mailboxes are `member`'s, passwords `credentials`'.
// Never: change what protects an account without a proof of its member, or without telling them.

export { accountCommands } from './account-care.cli.ts';
export { createRecovery } from './recovery.module.ts';
