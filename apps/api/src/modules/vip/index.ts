export { createVip, type Vip } from './vip.module.ts';
export { vipCommands } from './vip.cli.ts';
