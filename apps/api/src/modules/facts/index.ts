// For: what happened to members, told once to each module that wants to know.
// Owns: schema `facts`: facts and how far each consumer has read.
// Never: know what a fact means to whoever reads it.

export { createFacts, type Facts } from './facts.module.ts';
export type { Consumer } from './facts.service.ts';
export { factsSettings } from './facts.settings.ts';
export type { Fact, FactData, FactKind, NewFact, Play } from './domain/fact.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['note_played'] as const;
