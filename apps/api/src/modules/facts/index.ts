// For: facts about members, delivered once to each module that consumes them.
// Owns: schema `facts`: facts and how far each consumer has read.
// Never: know what a fact means to its consumers.

export { createFacts, type Facts } from './facts.module.ts';
export type { Consumer } from './facts.service.ts';
export { factsSettings } from './facts.settings.ts';
export type { Fact, FactData, FactKind, NewFact, Play } from './domain/fact.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['note_played'] as const;
