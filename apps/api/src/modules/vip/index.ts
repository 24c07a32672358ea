// For: ranks by members' deposits and play, and their privileges.
// Owns: schema `vip`.
// Never: take a rank away before its month is over.

export { createVip, type Vip } from './vip.module.ts';
export { vipCommands } from './vip.cli.ts';
