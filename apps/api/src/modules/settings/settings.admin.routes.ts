import {
  type AdminSetting,
  adminSetting,
  adminSettingRestore,
  adminSettings,
  adminSettingSave,
  adminSettingVersions,
  adminSiteSetting,
  adminSiteSettingRestore,
  adminSiteSettings,
  adminSiteSettingSave,
  adminSiteSettingVersions,
  type SettingCapability,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type { ByStaff } from '../../platform/command-line.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { ListedSetting, SettingChange, SettingsAdmin, SettingWish } from './settings.admin.ts';

const ofSettings = {
  list: adminSettings,
  one: adminSetting,
  save: adminSettingSave,
  versions: adminSettingVersions,
  restore: adminSettingRestore,
};

/** The same calls for what visitors read of the brand, which other employees change. */
const ofSite = {
  list: adminSiteSettings,
  one: adminSiteSetting,
  save: adminSiteSettingSave,
  versions: adminSiteSettingVersions,
  restore: adminSiteSettingRestore,
};

export type ChangeSetting = (by: ByStaff, wish: SettingWish) => Promise<void>;

/** @param change of what decides about members and money: it may wait for a second person */
export function settingsAdminRoutes(app: FastifyInstance, admin: SettingsAdmin, change: ChangeSetting): void {
  serve(app, ofSettings, { admin, capability: 'settings', change });
  serve(app, ofSite, { admin, capability: 'content', change: admin.change });
}

type Serving = {
  admin: SettingsAdmin;
  capability: SettingCapability;
  change: ChangeSetting;
};

function serve(
  app: FastifyInstance,
  calls: typeof ofSettings | typeof ofSite,
  { admin, capability, change }: Serving,
): void {
  const view = async (key: string): Promise<AdminSetting> => {
    const { why, ...found } = await admin.view(admin.find(capability, key));
    const { value, initial, shape, isEditable, last } = found;
    const rest = {
      value,
      initial,
      shape,
      isEditable,
      unreadable: why,
      revision: String(last?.id ?? 0),
    };
    return { ...present({ ...found, why }), ...rest };
  };

  route(app, calls.list, async () => {
    const list = (await admin.listOf(capability)).map(present);
    return { list, total: list.length };
  });

  route(app, calls.one, ({ params }) => view(params.key));

  route(app, calls.save, async (call) => {
    const { value, revision, reason } = call.body;
    const setting = admin.find(capability, call.params.key);
    await change(callerOf(call, reason), {
      setting: setting.key,
      read: revision,
      value,
    });
    return view(setting.key);
  });

  route(app, calls.versions, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(
      await admin.versions(admin.find(capability, params.key), {
        before,
        pageSize,
      }),
      presentChange,
    ),
  );

  route(app, calls.restore, async (call) => {
    const { to, revision, reason } = call.body;
    const setting = admin.find(capability, call.params.key);
    await change(callerOf(call, reason), {
      setting: setting.key,
      read: revision,
      to,
    });
    return view(setting.key);
  });
}

function present({ key, group, last, why }: ListedSetting) {
  return {
    id: key,
    group,
    changedBy: last?.changedBy ?? null,
    changedAt: last?.changedAt.toString() ?? null,
    isReadable: why === null,
  };
}

function presentChange({ id, changedAt, changedBy, reason, value }: SettingChange) {
  return {
    id: String(id),
    at: changedAt.toString(),
    by: changedBy,
    reason,
    value,
  };
}
