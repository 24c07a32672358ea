export { createFacts, type Facts } from './facts.module.ts';
export type { Consumer } from './facts.service.ts';
export type { Fact, FactData, FactKind, NewFact, Play } from './domain/fact.ts';
