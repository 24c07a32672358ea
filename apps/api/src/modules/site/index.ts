export { createSite, type Site } from './site.module.ts';
export type { BrandSettings, Settings } from './domain/settings.ts';
export { siteCommands } from './site.cli.ts';
