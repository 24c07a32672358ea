// For: what the brand is, and whether and where it is open.
// Owns: the settings that say so; `settings` keeps them.
// Never: let anybody in while it cannot read whether the site is open.

export { createSite, type Site } from './site.module.ts';
export { siteCommands } from './site.cli.ts';
export { type BrandSettings, type SiteSettings, siteSettings, whitelabelSetting } from './site.settings.ts';
