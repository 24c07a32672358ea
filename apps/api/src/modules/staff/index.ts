export { createStaff, type Staff } from './staff.module.ts';
export { staffCommands } from './staff.cli.ts';
