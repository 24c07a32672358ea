import {
  adminSiteSetting,
  adminSiteSettingRestore,
  adminSiteSettings,
  adminSiteSettingSave,
  adminSiteSettingVersions,
} from '@champa/contract';
import type { BackofficeResource } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { SettingList } from '../settings/setting-list.tsx';
import { SettingEdit, SettingShow } from '../settings/setting-page.tsx';
import { words } from './words.ts';

const calls = {
  list: adminSiteSettings,
  one: adminSiteSetting,
  save: adminSiteSettingSave,
  versions: adminSiteSettingVersions,
  restore: adminSiteSettingRestore,
};

/** The settings that the brand's editors change: what visitors read. */
export const resource: BackofficeResource = {
  name: 'site',
  group: 'content',
  order: 50,
  capability: 'content',
  words,
  list: SettingList,
  read: () => call(adminSiteSettings, {}),
  edit: () => <SettingEdit calls={calls} />,
  show: () => <SettingShow calls={calls} />,
  readOne: (key) => call(adminSiteSetting, { params: { key } }),
};
