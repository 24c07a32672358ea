// For: wagering requirements: stakes before money that came in may leave.
// Owns: schema `turnover`: wagering requirements.
// Never: know more of money than its cause.

export { createTurnover, type Turnover } from './turnover.service.ts';
export type { Standing } from './domain/standing.ts';
