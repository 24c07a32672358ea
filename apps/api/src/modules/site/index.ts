// For: the brand, its settings, and whether and where the site is open.
// Owns: schema `site`: settings with their history.
// Never: replace an unreadable setting by a default: it closes what the setting decides about.

export { createSite, type Site } from './site.module.ts';
export type {
  BrandSettings,
  PhoneProviderSetting,
  SettingKey,
  Settings,
  SignInProviderSetting,
} from './domain/settings.ts';
export { siteCommands } from './site.cli.ts';
export { readPhoneProvider, readProvider } from './definitions.ts';
export type { ChangedBy } from './site.repo.ts';
export { settingsCommands } from './settings.cli.ts';
export { type PointsSettings, pointsSettings } from './domain/points-settings.ts';
export {
  type RiskReason,
  type RiskSettings,
  type TurnoverSettings,
  type WithdrawalSettings,
} from './domain/withdrawal-settings.ts';
