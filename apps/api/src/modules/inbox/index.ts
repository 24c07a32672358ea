export { createInbox, type Inbox } from './inbox.module.ts';
export { inboxCommands } from './inbox.cli.ts';
