// For: the brand's content for visitors: banners, notices, announcements, promotions, help.
// Owns: schema `content`.
// Never: decide what a promotion gives: that is `promotions`.

export { contentCommands } from './content.cli.ts';
export { type Content, createContent } from './content.module.ts';
export { renderCover } from './pictures/render-added.ts';
export { addMissingPromotions, importIntoEmpty } from './content.service.ts';
export { type ContentImportInput, readContentImport } from './domain/content-import.ts';
