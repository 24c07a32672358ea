export { createLimits, type Limits } from './limits.module.ts';
export { limitsCommands } from './limits.cli.ts';
