import type { Module } from '../../module.ts';
import { settingsAdminRoutes } from './settings.admin.routes.ts';
import type { Settings } from './settings.service.ts';

/** The settings in the console. */
export function createSettingsModule({ admin }: Settings): Module {
  return { name: 'settings', adminRoutes: (app) => settingsAdminRoutes(app, admin) };
}
