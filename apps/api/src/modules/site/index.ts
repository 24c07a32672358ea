export { createSite, type Site } from './site.module.ts';
export { type BrandSettings, defaultSettings, type Settings } from './domain/settings.ts';
export { siteCommands } from './site.cli.ts';
