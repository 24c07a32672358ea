import {
  adminGame,
  adminGameChange,
  adminGames,
  adminGameStatus,
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
import type { MaintenanceWindows } from './catalogue.maintenance.ts';
import type { StaffCatalogue } from './catalogue.staff.ts';
import { isMinBet } from './domain/game-import.ts';

type Needs = { admin: Pick<CatalogueAdmin, 'change' | 'switch'>; games: StaffCatalogue; windows: MaintenanceWindows };

/** The games in the console. */
export function catalogueAdminRoutes(app: FastifyInstance, { admin, games, windows }: Needs): void {
  route(app, adminGames, ({ query }) => games.list(query));

  route(app, adminGame, ({ params }) => games.one(params.id));

  route(app, adminGameChange, async (call) => {
    const { reason, revision, minBet, ...facts } = call.body;
    const { id } = call.params;
    await admin.change(callerOf(call, reason), id, { ...facts, minBet: stakeOf(minBet) }, revision);
    return games.one(id);
  });

  route(app, adminGameStatus, async (call) => {
    const { enabled, reason } = call.body;
    await admin.switch(callerOf(call, reason), call.params.id, enabled);
    return games.one(call.params.id);
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

function stakeOf(minBet: string | null): Amount | null {
  if (minBet === null) return null;
  if (!isMinBet(minBet)) throw new ApiError('VALIDATION', { fields: { minBet: 'range' } });
  return parseAmount(minBet);
}
