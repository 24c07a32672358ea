// For: what the brand is, and whether and where it is open.
// Owns: the settings that say so (`settings` keeps them), and, not moved yet, those of registration and sign-in.
// Never: let anybody in while it cannot read whether the site is open.

export { createSite, type Site } from './site.module.ts';
export { siteCommands } from './site.cli.ts';
export { type BrandSettings, siteSettings, whitelabelSetting } from './site.settings.ts';
export {
  accountSettings,
  type AccountSettings as Settings,
  type PhoneProviderSetting,
  readPhoneProvider,
  readProvider,
  type SignInProviderSetting,
} from './accounts.settings.ts';
