import {
  adminGame,
  type AdminGameChange,
  adminGameChange,
  adminGameChoices,
  adminGames,
  adminGameStatus,
  adminImport,
  adminImportFile,
  adminImports,
  adminImportTake,
  adminLanes,
  adminLanesOrder,
  adminVendorRegions,
  adminWindowEnd,
  adminWindowPlan,
  adminWindows,
} from '@champa/contract';
import { type Amount, parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { CatalogueAdmin } from './catalogue.admin.ts';
import type { GameImports } from './catalogue.imports.ts';
import type { LaneOrder } from './catalogue.lanes.ts';
import type { MaintenanceWindows } from './catalogue.maintenance.ts';
import type { StaffCatalogue } from './catalogue.staff.ts';
import type { StakeLimitOfLevel } from './domain/game-facts.ts';
import { isMinBet } from './domain/game-import.ts';

type Needs = {
  admin: Pick<CatalogueAdmin, 'change' | 'switch' | 'setRegions'>;
  imports: GameImports;
  lanes: LaneOrder;
  games: StaffCatalogue;
  windows: MaintenanceWindows;
};

/** The games in the console. */
export function catalogueAdminRoutes(app: FastifyInstance, { admin, games, imports, lanes, windows }: Needs): void {
  route(app, adminGames, ({ query }) => games.list(query));

  route(app, adminGameChoices, async ({ query }) => {
    const { list } = await games.list(query);
    return {
      list: list.map(({ vassalage, gameCode, name, vendorName }) => ({ vassalage, gameCode, name, vendorName })),
    };
  });

  route(app, adminGame, ({ params }) => games.one(params.id));

  route(app, adminGameChange, async (call) => {
    const { reason, revision, minBet, stakeLimits, ...facts } = call.body;
    const { id } = call.params;
    await admin.change(
      callerOf(call, reason),
      id,
      { ...facts, minBet: stakeOf(minBet), stakeLimits: limitsOf(stakeLimits) },
      revision,
    );
    return games.one(id);
  });

  route(app, adminGameStatus, async (call) => {
    const { enabled, reason } = call.body;
    await admin.switch(callerOf(call, reason), call.params.id, enabled);
    return games.one(call.params.id);
  });

  route(app, adminVendorRegions, async (call) => {
    const { notIn, reason } = call.body;
    return { notIn: await admin.setRegions(callerOf(call, reason), call.params.vassalage, notIn) };
  });

  route(app, adminImports, ({ params, query }) => imports.list(params.vassalage, query));

  route(app, adminImport, ({ params }) => imports.one(params.id));

  route(app, adminImportFile, (call) => {
    const { text, reason } = call.body;
    const { vassalage } = call.params;
    return imports.propose(callerOf(call, reason), { vassalage, source: 'file', lines: text.split(/\r?\n/) });
  });

  route(app, adminImportTake, (call) => {
    const { codes, reason } = call.body;
    return imports.take(callerOf(call, reason), call.params.id, codes);
  });

  route(app, adminLanes, () => lanes.read());

  route(app, adminLanesOrder, (call) => {
    const { order, was, reason } = call.body;
    return lanes.change(callerOf(call, reason), { order, was });
  });

  route(app, adminWindows, ({ query }) => windows.list(query));

  route(app, adminWindowPlan, (call) => {
    const { vassalage, startsAt, endsAt, reason } = call.body;
    return windows.plan(callerOf(call, reason), {
      vassalage,
      startsAt: Temporal.Instant.from(startsAt),
      endsAt: Temporal.Instant.from(endsAt),
    });
  });

  route(app, adminWindowEnd, (call) => windows.end(callerOf(call, call.body.reason), call.params.id));
}

function limitsOf(limits: AdminGameChange['stakeLimits']): StakeLimitOfLevel[] {
  const levels = new Set(limits.map(({ fromLevel }) => fromLevel));
  if (levels.size < limits.length) throw new ApiError('VALIDATION', { fields: { stakeLimits: 'repeated' } });
  return limits.map(({ fromLevel, most }, place) => {
    if (!isMinBet(most)) throw new ApiError('VALIDATION', { fields: { [`stakeLimits.${place}.most`]: 'range' } });
    return { fromLevel, most: parseAmount(most) };
  });
}

function stakeOf(minBet: string | null): Amount | null {
  if (minBet === null) return null;
  if (!isMinBet(minBet)) throw new ApiError('VALIDATION', { fields: { minBet: 'range' } });
  return parseAmount(minBet);
}
