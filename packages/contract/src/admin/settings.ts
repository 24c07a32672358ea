import * as z from 'zod/mini';
import { Id } from '../common.ts';
import { operation } from '../operation.ts';
import { reason } from './lists.ts';
import { AdminVersions, lastChange, Revision, versionsQuery } from './versions.ts';

/**
 * The groups of the brand's settings, in the console's order, each with the capability that changes them: what visitors read of the
 * brand belongs to its editors, what decides about members and money does not.
 */
export const settingGroups = {
  openness: 'content',
  contact: 'content',
  look: 'content',
  brand: 'settings',
  addresses: 'settings',
  members: 'settings',
  money: 'settings',
  rewards: 'settings',
  agents: 'settings',
  operation: 'settings',
} as const satisfies Record<string, 'content' | 'settings'>;

export type SettingGroupName = keyof typeof settingGroups;
export type SettingCapability = (typeof settingGroups)[SettingGroupName];

export const settingGroupNames = Object.keys(settingGroups) as SettingGroupName[];

const AdminSettingRow = z.object({
  id: z.string(),
  group: z.enum(settingGroupNames),
  ...lastChange,
  /** Whether this release can read it; one that it cannot read keeps closed what it decides about. */
  isReadable: z.boolean(),
});

export const AdminSetting = z.extend(AdminSettingRow, {
  /** What applies now. */
  value: z.unknown(),
  /** What a new brand starts from. */
  initial: z.unknown(),
  /** What it must be, as a JSON Schema: the console makes its form of it. */
  shape: z.record(z.string(), z.unknown()),
  revision: Revision,
  /** Why this release cannot read it, in English. */
  unreadable: z.nullable(z.string()),
  /** False for one that holds a secret, which is changed by a command. */
  isEditable: z.boolean(),
});
export type AdminSetting = z.infer<typeof AdminSetting>;

const key = { key: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)) };
const params = z.object(key);
const list = z.object({ list: z.array(AdminSettingRow), total: z.int() });
const saved = z.object({ value: z.unknown(), revision: Revision, reason });
const restored = z.object({ to: z.union([Id, z.literal('default')]), revision: Revision, reason });
const errors = ['NOT_FOUND', 'NOT_POSSIBLE', 'CHANGED_MEANWHILE'] as const;

export const adminSettings = operation({
  id: 'adminSettings',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'staff',
  permission: 'settings.view',
  summary: 'The brand’s settings, in groups, each with who changed it last',
  value: list,
});

export const adminSetting = operation({
  id: 'adminSetting',
  method: 'GET',
  path: '/api/admin/settings/{key}',
  access: 'staff',
  permission: 'settings.view',
  summary: 'One setting: what applies, what it must be, and the number of its last change',
  params,
  value: AdminSetting,
});

export const adminSettingSave = operation({
  id: 'adminSettingSave',
  method: 'PUT',
  path: '/api/admin/settings/{key}',
  access: 'staff',
  permission: 'settings.edit',
  fresh: true,
  summary: 'Sets a setting, unless another change came since it was read. It applies on every server within a second',
  params,
  body: saved,
  value: AdminSetting,
  errors,
});

export const adminSettingVersions = operation({
  id: 'adminSettingVersions',
  method: 'GET',
  path: '/api/admin/settings/{key}/versions',
  access: 'staff',
  permission: 'settings.view',
  summary: 'The changes of a setting, newest first',
  params,
  query: versionsQuery,
  value: AdminVersions,
});

export const adminSettingRestore = operation({
  id: 'adminSettingRestore',
  method: 'PUT',
  path: '/api/admin/settings/{key}/version',
  access: 'staff',
  permission: 'settings.edit',
  fresh: true,
  summary: 'Puts a setting back to what an earlier change made of it, or to what a new brand starts from',
  params,
  body: restored,
  value: AdminSetting,
  errors,
});

export const adminSiteSettings = operation({
  id: 'adminSiteSettings',
  method: 'GET',
  path: '/api/admin/site',
  access: 'staff',
  permission: 'content.view',
  summary: 'What visitors read of the brand: maintenance, customer service, networks, licence, resources',
  value: list,
});

export const adminSiteSetting = operation({
  id: 'adminSiteSetting',
  method: 'GET',
  path: '/api/admin/site/{key}',
  access: 'staff',
  permission: 'content.view',
  summary: 'One of these, as a setting',
  params,
  value: AdminSetting,
});

export const adminSiteSettingSave = operation({
  id: 'adminSiteSettingSave',
  method: 'PUT',
  path: '/api/admin/site/{key}',
  access: 'staff',
  permission: 'content.edit',
  summary: 'Sets one of these, unless another change came since it was read. Open pages show it within seconds',
  params,
  body: saved,
  value: AdminSetting,
  errors,
});

export const adminSiteSettingVersions = operation({
  id: 'adminSiteSettingVersions',
  method: 'GET',
  path: '/api/admin/site/{key}/versions',
  access: 'staff',
  permission: 'content.view',
  summary: 'The changes of one of these, newest first',
  params,
  query: versionsQuery,
  value: AdminVersions,
});

export const adminSiteSettingRestore = operation({
  id: 'adminSiteSettingRestore',
  method: 'PUT',
  path: '/api/admin/site/{key}/version',
  access: 'staff',
  permission: 'content.edit',
  summary: 'Puts one of these back to what an earlier change made of it, or to what a new brand starts from',
  params,
  body: restored,
  value: AdminSetting,
  errors,
});
