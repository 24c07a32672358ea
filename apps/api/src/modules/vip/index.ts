// For: ranks by what members pay in and play, and what they bring.
// Owns: schema `vip`.
// Never: take a rank away before its month is over.

export { createVip, type Vip } from './vip.module.ts';
export { vipCommands } from './vip.cli.ts';
