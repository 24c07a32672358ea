export { createTurnover, type Turnover } from './turnover.service.ts';
export type { Standing } from './domain/standing.ts';
