export { buildSandbox, type SandboxDeps } from './app.ts';
export { createPool, migrate } from './database.ts';
export { createMailServer, type MailServer } from './outbox/mail-server.ts';
