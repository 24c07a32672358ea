import type { Module } from '../../module.ts';
import { type ChangeSetting, settingsAdminRoutes } from './settings.admin.routes.ts';
import type { Settings } from './settings.service.ts';

/**
 * The settings in the console.
 *
 * @param change what decides about members and money, as `admin.act` does it
 */
export function createSettingsModule({ admin }: Settings, change: ChangeSetting): Module {
  return {
    name: 'settings',
    adminRoutes: (app) => settingsAdminRoutes(app, admin, change),
  };
}
