export { buildSandbox, type SandboxDeps } from './app.ts';
export { createPool, migrate } from './database.ts';
