// For: messages of the house to members.
// Owns: schema `inbox`: messages, broadcasts.
// Never: send two messages for one cause.

export { createMailings } from './mailings.module.ts';
export { createInbox, type Inbox } from './inbox.module.ts';
export { inboxCommands } from './inbox.cli.ts';
export { inboxSettings } from './inbox.settings.ts';
