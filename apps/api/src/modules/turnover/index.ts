// For: what must be staked before money that came in may leave.
// Owns: schema `turnover`: wagering requirements.
// Never: know where money came from but for its cause.

export { createTurnover, type Turnover } from './turnover.service.ts';
export type { Standing } from './domain/standing.ts';
