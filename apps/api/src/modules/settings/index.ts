// For: what the brand decides for itself: keeps each setting's value with its history, and reads it closed.
// Owns: schema `site`: values and their changes.
// Never: know a setting by name, or replace one it cannot read by a default: it closes what the setting decides about.

export { createSettings, type Settings } from './settings.service.ts';
export { closing, defineList, defineNames, defineSetting, type Setting, unchanged } from './define-setting.ts';
export type { ChangedBy } from './settings.repo.ts';
export { createSettingsModule } from './settings.module.ts';
export { settingsCommands } from './settings.cli.ts';
export type { SettingGroup, ValuesOf } from './define-setting.ts';
