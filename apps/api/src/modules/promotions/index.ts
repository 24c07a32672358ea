// For: promotions as data: facts are counted for them, and they give when their conditions hold.
// Owns: schema `promotions`.
// Never: give outside of its period or budget, or to an excluded member.

export { createPromotions, type Promotions } from './promotions.module.ts';
export { promotionCommands } from './promotions.cli.ts';
export { promotionsSettings } from './promotions.settings.ts';
export { type DefinitionInput, readDefinition } from './domain/definition.ts';
