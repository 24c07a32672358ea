// For: messages of the house to members.
// Owns: schema `inbox`: messages, broadcasts.
// Never: tell the same cause twice.

export { createInbox, type Inbox } from './inbox.module.ts';
export { inboxCommands } from './inbox.cli.ts';
export { inboxSettings } from './inbox.settings.ts';
