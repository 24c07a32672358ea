import type { ByStaff } from '../../platform/command-line.ts';
import type { Settings } from '../settings/index.ts';
import type { RegionSetting } from './domain/region.ts';
import { inEveryLanguage, maintenanceSetting, regionSetting } from './site.settings.ts';

export type SiteAdmin = ReturnType<typeof createSiteAdmin>;

/** What staff does to open and close the site. The history of the settings keeps each change. */
export function createSiteAdmin(settings: Settings) {
  return {
    region: (): Promise<RegionSetting> => settings.get(regionSetting),

    close: (by: ByStaff, { message, endTime }: { message: string; endTime: string | null }): Promise<void> => {
      const value = { on: true, message: inEveryLanguage(message), endTime };
      return settings.admin.set(by, { setting: maintenanceSetting, value });
    },

    open: (by: ByStaff): Promise<void> =>
      settings.admin.set(by, { setting: maintenanceSetting, value: { on: false, message: {}, endTime: null } }),

    /** Changes some of what decides where the site is offered. */
    offerIn: (by: ByStaff, region: Partial<RegionSetting>): Promise<void> =>
      settings.admin.setSome(by, regionSetting, region),
  };
}
