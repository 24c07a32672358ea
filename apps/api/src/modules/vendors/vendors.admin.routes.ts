import {
  type AdminImport,
  adminImportFetch,
  adminVendor,
  adminVendorChanges,
  type AdminVendorFacts,
  adminVendorKey,
  adminVendorOldKeyEnd,
  adminVendorChoices,
  adminVendors,
  adminVendorStatus,
  type VendorReport,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ByStaff } from '../../platform/command-line.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { Vendor } from './domain/vendor.ts';
import type { VendorsAdmin } from './vendors.admin.ts';

/** A vendor as the lobby shows it. */
export type LobbyVendor = {
  vassalage: string;
  displayName: string;
  gameType: string;
  games: number;
  notIn: readonly string[];
};

/** A vendor's list, each game as a line of JSON. */
export type ProposeGames = (
  by: ByStaff,
  list: { vassalage: string; source: 'vendor'; lines: readonly string[] },
) => Promise<AdminImport>;

export type VendorAdminNeeds = {
  admin: Pick<VendorsAdmin, 'list' | 'enable' | 'disable' | 'facts' | 'changes' | 'changeKey' | 'endOldKey'>;
  listVendors: () => Promise<readonly LobbyVendor[]>;
  proposeGames: ProposeGames;
  /** A vendor's games as it lists them now. */
  gamesOf: (code: string) => Promise<readonly object[]>;
  reportOf: (vendor: Vendor) => VendorReport;
};

export function vendorAdminRoutes(
  app: FastifyInstance,
  { admin, listVendors, proposeGames, gamesOf, reportOf }: VendorAdminNeeds,
): void {
  route(app, adminVendorChoices, async () => ({
    list: (await all()).map(({ vassalage, displayName }) => ({ vassalage, displayName })),
  }));

  route(app, adminVendors, async ({ query: { pageNo, pageSize } }) => {
    const list = await all();
    return { list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: list.length };
  });

  route(app, adminVendorStatus, async (call) => {
    const { vassalage } = call.params;
    const { enabled, reason } = call.body;
    const by = callerOf(call, reason);
    await (enabled ? admin.enable(by, vassalage) : admin.disable(by, vassalage));
    return one(vassalage);
  });

  route(app, adminVendor, ({ params }) => factsOf(params.vassalage));

  route(app, adminVendorKey, async (call) => {
    const { vassalage: code } = call.params;
    const { key, oldHours, reason } = call.body;
    await admin.changeKey(callerOf(call, reason), { code, key, oldHours });
    return factsOf(code);
  });

  route(app, adminVendorOldKeyEnd, async (call) => {
    const { vassalage } = call.params;
    await admin.endOldKey(callerOf(call, call.body.reason), vassalage);
    return factsOf(vassalage);
  });

  route(app, adminImportFetch, async (call) => {
    const { vassalage } = call.params;
    const lines = (await gamesOf(vassalage)).map((game) => JSON.stringify(game));
    return proposeGames(callerOf(call, call.body.reason), { vassalage, source: 'vendor', lines });
  });

  route(app, adminVendorChanges, async ({ params: { vassalage } }) => {
    await one(vassalage);
    const changes = await admin.changes(vassalage);
    return {
      list: changes.map(({ id, at, action, actor, reason }) => {
        return { id: String(id), at: at.toString(), action, by: actor, reason };
      }),
    };
  });

  async function one(vassalage: string) {
    const vendor = (await all()).find((each) => each.vassalage === vassalage);
    if (!vendor) throw new ApiError('NOT_FOUND', { vendor: vassalage });
    return vendor;
  }

  async function factsOf(vassalage: string): Promise<AdminVendorFacts> {
    const [listed, known, lobby] = await Promise.all([one(vassalage), admin.facts(vassalage), listVendors()]);
    return {
      ...listed,
      wallet: known?.vendor.wallet ?? null,
      launchUrl: known?.vendor.launchUrl ?? null,
      launchOrigins: [...(known?.vendor.launchOrigins ?? [])],
      key: known?.key ?? null,
      notIn: [...(lobby.find((vendor) => vendor.vassalage === vassalage)?.notIn ?? [])],
      oldKey: known?.oldKey ? { ...known.oldKey, until: known.oldKey.until.toString() } : null,
      report: known ? reportOf(known.vendor) : null,
      calls: known?.calls ?? 0,
      faults: known?.faults ?? 0,
    };
  }

  // A lobby vendor that is not registered here cannot be played, so it counts as off.
  async function all() {
    const [lobby, wire] = await Promise.all([listVendors(), admin.list()]);
    const byCode = new Map(wire.map((vendor) => [vendor.code, vendor]));
    return lobby.map(({ vassalage, displayName, gameType, games }) => {
      const known = byCode.get(vassalage);
      return {
        id: vassalage,
        vassalage,
        displayName,
        gameType,
        games,
        dialect: known?.dialect ?? null,
        enabled: known?.enabled ?? false,
      };
    });
  }
}
