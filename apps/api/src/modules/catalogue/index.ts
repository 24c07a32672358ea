// For: the games of all vendors: lists, search, look-ups.
// Owns: schema `catalogue`: vendors as the lobby shows them, games, revisions.
// Never: query the database during play: look-ups are from memory.

export { catalogueCommands } from './catalogue.cli.ts';
export type { OpenGame } from './catalogue.lookups.ts';
export { type Catalogue, createCatalogue } from './catalogue.module.ts';
export type { VendorChange } from './catalogue.repo.ts';
export { catalogueSettings } from './catalogue.settings.ts';
export { type CatalogueGame, type CatalogueVendor, nameIn } from './domain/game.ts';
export type { CatalogueSettings } from './memory/live-catalogue.ts';
export { type BadRow, importGames, type ImportOptions, type ImportSummary } from './use-cases/import-games.ts';
export { type DemoCatalogue, seedDemoCatalogue } from './use-cases/seed-demo.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = ['game_type_of', 'highest_stake', 'is_closed'] as const;
