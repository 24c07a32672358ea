import {
  adminLotteryChainPublication,
  adminLotteryChains,
  adminLotteryChainSalt,
  adminLotteryChainVerification,
  adminLotteryCorrection,
  adminLotteryDraw,
  adminLotteryDrawChanges,
  adminLotteryDraws,
  adminLotteryDrawStatus,
  adminLotteryExposure,
  adminLotteryGame,
  adminLotteryGameChange,
  adminLotteryGameChanges,
  adminLotteryGames,
  adminLotteryGameStatus,
  adminLotteryHoliday,
  adminLotteryHolidayRemoval,
  adminLotteryHotNumber,
  adminLotteryLimits,
  adminLotteryPlay,
  adminLotteryPutBack,
  adminLotteryResult,
  adminLotteryVoid,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { LotteryAdmin } from './lottery.admin.ts';
import type { StaffLottery } from './lottery.staff.ts';

type Needs = { admin: LotteryAdmin; staff: StaffLottery };

/** The lottery in the console. */
export function lotteryAdminRoutes(app: FastifyInstance, needs: Needs): void {
  gameRoutes(app, needs);
  chainRoutes(app, needs);
  drawRoutes(app, needs);
}

function gameRoutes(app: FastifyInstance, { admin, staff }: Needs): void {
  route(app, adminLotteryGames, ({ query }) => staff.games(query));
  route(app, adminLotteryGame, ({ params }) => staff.game(params.code));
  route(app, adminLotteryGameChanges, ({ params, query }) => staff.gameChanges(params.code, query));

  route(app, adminLotteryGameChange, async (call) => {
    const { reason, edition, ...facts } = call.body;
    await admin.change(callerOf(call, reason), call.params.code, facts, edition);
    return staff.game(call.params.code);
  });

  route(app, adminLotteryGameStatus, async (call) => {
    const { open, reason } = call.body;
    await admin.switch(callerOf(call, reason), { game: call.params.code, isOpen: open });
    return staff.game(call.params.code);
  });

  route(app, adminLotteryLimits, async (call) => {
    const { reason, edition, ...limits } = call.body;
    await admin.limits(callerOf(call, reason), call.params.code, limits, edition);
    return staff.game(call.params.code);
  });

  route(app, adminLotteryPlay, async (call) => {
    const { code, play } = call.params;
    const { reason, edition, ...wish } = call.body;
    await admin.play(callerOf(call, reason), code, { play, ...wish }, edition);
    return staff.game(code);
  });

  route(app, adminLotteryPutBack, async (call) => {
    const { code, id } = call.params;
    await admin.putBack(callerOf(call, call.body.reason), { code, id }, call.body.edition);
    return staff.game(code);
  });

  route(app, adminLotteryHotNumber, async (call) => {
    const { reason, ...mark } = call.body;
    const { code } = call.params;
    await admin.mark(callerOf(call, reason), { game: code, ...mark });
    return staff.game(code);
  });

  route(app, adminLotteryHoliday, async (call) => {
    const { code, day } = call.params;
    const { movedTo, reason } = call.body;
    const to = movedTo === null ? null : Temporal.PlainDate.from(movedTo);
    const wanted = { game: code, day: Temporal.PlainDate.from(day), to };
    const planned = await admin.holiday(callerOf(call, reason), wanted);
    return { game: await staff.game(code), planned: planned.map(String) };
  });

  route(app, adminLotteryHolidayRemoval, async (call) => {
    const { code, day } = call.params;
    const wanted = { game: code, day: Temporal.PlainDate.from(day) };
    await admin.removeHoliday(callerOf(call, call.body.reason), wanted);
    return staff.game(code);
  });
}

function chainRoutes(app: FastifyInstance, { admin, staff }: Needs): void {
  route(app, adminLotteryChains, async ({ params }) => ({ list: await staff.chains(params.code) }));

  route(app, adminLotteryChainPublication, async (call) => {
    const { id } = await admin.publishChain(callerOf(call, call.body.reason), call.params.code);
    return staff.chain(id);
  });

  route(app, adminLotteryChainSalt, async (call) => {
    const { salt, reason } = call.body;
    await admin.saltChain(callerOf(call, reason), { chain: call.params.id, salt });
    return staff.chain(call.params.id);
  });

  route(app, adminLotteryChainVerification, ({ params }) => admin.verifyChain(params.id));
}

function drawRoutes(app: FastifyInstance, { admin, staff }: Needs): void {
  route(app, adminLotteryDraws, ({ query }) => staff.draws(query));
  route(app, adminLotteryDraw, ({ params, principal }) => staff.draw(params.id, principal.username));
  route(app, adminLotteryDrawChanges, ({ params, query }) => staff.drawChanges(params.id, query));
  route(app, adminLotteryExposure, ({ params, query }) => staff.exposure(params.id, query.play));

  route(app, adminLotteryDrawStatus, async (call) => {
    const { open, reason } = call.body;
    await admin.switchDraw(callerOf(call, reason), { draw: call.params.id, isOpen: open });
    return staff.draw(call.params.id, call.principal.username);
  });

  route(app, adminLotteryResult, async (call) => {
    const { result, reason } = call.body;
    await admin.result(callerOf(call, reason), { draw: call.params.id, what: 'enter', result });
    return staff.draw(call.params.id, call.principal.username);
  });

  route(app, adminLotteryCorrection, async (call) => {
    const { result, reason } = call.body;
    await admin.result(callerOf(call, reason), { draw: call.params.id, what: 'correct', result });
    return staff.draw(call.params.id, call.principal.username);
  });

  route(app, adminLotteryVoid, async (call) => {
    await admin.void(callerOf(call, call.body.reason), call.params.id);
    return staff.draw(call.params.id, call.principal.username);
  });
}
