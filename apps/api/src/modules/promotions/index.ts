export { createPromotions, type Promotions } from './promotions.module.ts';
export { promotionCommands } from './promotions.cli.ts';
export { type DefinitionInput, readDefinition } from './domain/definition.ts';
