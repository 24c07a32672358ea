export { createLimits, type Limits } from './limits.module.ts';
export { createSessionLimit } from './limits.service.ts';
export { limitsCommands } from './limits.cli.ts';
