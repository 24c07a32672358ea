import {
  adminSetting,
  adminSettingRestore,
  adminSettings,
  adminSettingSave,
  adminSettingVersions,
} from '@champa/contract';
import type { BackofficeResource } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { SettingEdit, SettingShow } from './setting-page.tsx';
import { SettingList } from './setting-list.tsx';
import { words } from './words.ts';

const calls = {
  list: adminSettings,
  one: adminSetting,
  save: adminSettingSave,
  versions: adminSettingVersions,
  restore: adminSettingRestore,
};

export const resource: BackofficeResource = {
  name: 'settings',
  group: 'brand',
  order: 85,
  capability: 'settings',
  words,
  list: SettingList,
  read: () => call(adminSettings, {}),
  edit: () => <SettingEdit calls={calls} />,
  show: () => <SettingShow calls={calls} />,
  readOne: (key) => call(adminSetting, { params: { key } }),
};
