import { handOver, handOverAccount, handOverTicket } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Members } from '../member/index.ts';
import type { Allowances } from '../throttle/index.ts';
import { callerOf } from './caller.ts';
import type { HandOver, HandOverRules } from './hand-over.service.ts';
import type { Sessions } from './sessions.service.ts';

const TICKETS_PER_MINUTE = 20;

type Needs = {
  pool: Pool;
  members: Pick<Members, 'byId'>;
  sessions: Sessions;
  handOver: HandOver;
  allowances: Allowances;
  settings: () => Promise<HandOverRules>;
};

/** A session handed over to another domain, window or device by an address (specification, section 4). */
export function handOverRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, sessions, handOver: tickets, allowances, settings } = needs;

  route(app, handOverTicket, async ({ principal, body, request }) => {
    const { memberId, sessionId } = principal;
    await allowances.spend(`hand-over:${memberId}`, { uses: TICKETS_PER_MINUTE, minutes: 1 });
    const place = { wished: body.address, own: `${request.protocol}://${request.host}` };
    return inTransaction(pool, (tx) => tickets.issue(tx, { memberId, sessionId }, place));
  });

  route(app, handOverAccount, async ({ body, request }) => {
    const member = await members.byId(pool, await tickets.memberOf(pool, body.ticket, request.host));
    if (!member) throw new ApiError('HAND_OVER_REFUSED');
    return { id: member.id, account: member.username };
  });

  route(app, handOver, async ({ body, request }) => {
    const caller = await callerOf(request, settings, body);
    const { memberId, token } = await inTransaction(pool, async (tx) => {
      const taken = await tickets.take(tx, body.ticket, request.host);
      return { ...taken, token: await sessions.openUntil(tx, taken, 'handOver', caller) };
    });
    if ((await settings()).session.single) sessions.ended(memberId);
    return { token, firstTimeLogin: false, passwordExpired: false, defaultPassword: false };
  });
}
