import {
  addStaffAuthenticator,
  addStaffPasskey,
  askStaffConfirmation,
  beginStaffAuthenticator,
  beginStaffPasskey,
  changeStaffPassword,
  confirmStaffSession,
  endOtherStaffSessions,
  endStaffSession,
  newStaffRecoveryCodes,
  removeStaffSecondFactor,
  type StaffSession,
  staffSecondFactors,
  staffSessions,
  staffSignIns,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database.ts';
import { employeeOf } from '../../platform/http/caller.ts';
import type { StaffPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Devices } from '../throttle/index.ts';
import type { OpenSession } from './domain/session.ts';
import type { Own, OwnAccount } from './own-account.service.ts';
import type { StaffService } from './staff.service.ts';

type Needs = { pool: Pool; service: StaffService; account: OwnAccount; devices: Devices };

/** What every employee does with their own account. */
export function accountRoutes(app: FastifyInstance, { pool, service, account, devices }: Needs): void {
  route(app, staffSecondFactors, async (call) => {
    const { list, ...rest } = await account.secondFactors(ownOf(call));
    const shown = list.map(({ id, addedAt, usedAt, ...named }) => ({
      ...named,
      id: String(id),
      addedAt: addedAt.toString(),
      usedAt: usedAt?.toString() ?? null,
    }));
    return { ...rest, list: shown };
  });

  route(app, beginStaffAuthenticator, (call) => account.beginAuthenticator(ownOf(call)));

  route(app, addStaffAuthenticator, async (call) => ({
    recoveryCodes: await account.addAuthenticator(ownOf(call), call.body),
  }));

  route(app, beginStaffPasskey, (call) => account.beginPasskey(ownOf(call)));

  route(app, addStaffPasskey, async (call) => ({ recoveryCodes: await account.addPasskey(ownOf(call), call.body) }));

  route(app, removeStaffSecondFactor, async (call) => {
    await account.removeSecondFactor(ownOf(call), call.params);
    return {};
  });

  route(app, newStaffRecoveryCodes, async (call) => ({ recoveryCodes: await account.newRecoveryCodes(ownOf(call)) }));

  route(app, changeStaffPassword, async (call) => {
    await account.changePassword(ownOf(call), call.body);
    return {};
  });

  route(app, staffSessions, async ({ principal }) => {
    const list = await service.sessions(pool, BigInt(principal.staffId));
    return { list: list.map((open) => presentSession(open, principal.sessionId)) };
  });

  route(app, endStaffSession, async (call) => {
    await account.endSession(ownOf(call), call.params.id);
    return {};
  });

  route(app, endOtherStaffSessions, async (call) => {
    await account.endOtherSessions(ownOf(call));
    return {};
  });

  route(app, staffSignIns, async ({ principal }) => {
    const entries = await service.signIns(pool, BigInt(principal.staffId));
    const list = entries.map(({ number, at, ip, detail: { userAgent = '', way = null } }) => ({
      id: String(number),
      at: at.toString(),
      ip,
      userAgent,
      way,
    }));
    return { list };
  });

  route(app, askStaffConfirmation, (call) => account.askConfirmation(ownOf(call)));

  route(app, confirmStaffSession, async (call) => {
    await account.confirm(ownOf(call), call.body, devices.of(call.request));
    return {};
  });
}

/** A session, as its employee or somebody who manages them sees it. */
export function presentSession(open: OpenSession, currentId: string): StaffSession {
  const { id, userAgent, ip, openedAt, usedAt, endsAt } = open;
  return {
    id: String(id),
    userAgent,
    ip,
    openedAt: openedAt.toString(),
    usedAt: usedAt.toString(),
    endsAt: endsAt.toString(),
    isCurrent: String(id) === currentId,
  };
}

function ownOf(call: { principal: StaffPrincipal; ip: string; request: FastifyRequest }): Own {
  return { by: employeeOf(call), sessionId: call.principal.sessionId };
}
