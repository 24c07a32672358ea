import {
  excludeSelf,
  keepMoneyLimit,
  keepSessionLimit,
  type PlayLimits,
  playLimits,
  realityCheck,
  removeMoneyLimit,
  removeSessionLimit,
  setMoneyLimit,
  setRealityCheck,
  setSessionLimit,
  takeTimeOut,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { limitAmountOf } from './limit-amount.ts';
import type { LimitsService } from './limits.service.ts';
import type { SessionPlay } from './session-play.service.ts';

const SESSION = { kind: 'session', period: 'session' } as const;

type Needs = { service: LimitsService; sessionPlay: SessionPlay };

export function limitsRoutes(app: FastifyInstance, { service, sessionPlay }: Needs): void {
  const changed = async (
    principal: MemberPrincipal,
    work: (memberId: string) => Promise<void>,
  ): Promise<PlayLimits> => {
    const memberId = memberOf(principal);
    await work(memberId);
    return service.overview(memberId);
  };

  route(app, playLimits, ({ principal }) => service.overview(memberOf(principal)));

  route(app, setMoneyLimit, ({ principal, params, body }) =>
    changed(principal, (memberId) => service.setLimit(memberId, params, limitAmountOf(body.amount))),
  );
  route(app, removeMoneyLimit, ({ principal, params }) =>
    changed(principal, (memberId) => service.setLimit(memberId, params, null)),
  );
  route(app, keepMoneyLimit, ({ principal, params }) =>
    changed(principal, (memberId) => service.keepLimit(memberId, params)),
  );

  route(app, setSessionLimit, ({ principal, body }) =>
    changed(principal, (memberId) => service.setSessionLimit(memberId, principal.sessionId, body.minutes)),
  );
  route(app, removeSessionLimit, ({ principal }) =>
    changed(principal, (memberId) => service.setSessionLimit(memberId, principal.sessionId, null)),
  );
  route(app, keepSessionLimit, ({ principal }) =>
    changed(principal, (memberId) => service.keepLimit(memberId, SESSION)),
  );

  route(app, takeTimeOut, ({ principal, body }) =>
    changed(principal, (memberId) => service.takeTimeOut(memberId, body.hours)),
  );
  route(app, excludeSelf, ({ principal, body }) =>
    changed(principal, (memberId) =>
      service.exclude({ memberId, months: body.months, actor: `member:${memberId}`, reason: '' }),
    ),
  );

  route(app, setRealityCheck, ({ principal, body }) =>
    changed(principal, (memberId) => service.setRealityCheck(memberId, body.minutes)),
  );
  route(app, realityCheck, ({ principal }) => sessionPlay(memberOf(principal), principal.sessionId));
}

function memberOf({ memberId, isTrial }: MemberPrincipal): string {
  if (isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
  return memberId;
}
