import { loginHistory, logout, memberSessions, revokeOtherSessions, revokeSession } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { presentSignIn } from './sessions.present.ts';
import type { Sessions } from './sessions.service.ts';

type Needs = { pool: Pool; sessions: Sessions };

/** A member's own sessions: seen, and ended. */
export function sessionRoutes(app: FastifyInstance, { pool, sessions }: Needs): void {
  route(app, memberSessions, async ({ principal }) => {
    const list = await sessions.list(pool, trueMember(principal).memberId);
    return { list: list.map((row) => presentSignIn(row, principal.sessionId)) };
  });

  route(app, loginHistory, async ({ principal }) => {
    const list = await sessions.history(pool, trueMember(principal).memberId);
    return { list: list.map((row) => presentSignIn(row, principal.sessionId)) };
  });

  route(app, revokeSession, async ({ principal, params }) => {
    const { memberId } = trueMember(principal);
    const ended = await inTransaction(pool, (tx) => sessions.close(tx, memberId, params.id));
    if (!ended) throw new ApiError('NOT_FOUND');
    sessions.ended(memberId);
    return {};
  });

  route(app, revokeOtherSessions, async ({ principal }) => {
    const { memberId, sessionId } = trueMember(principal);
    await inTransaction(pool, (tx) => sessions.closeOthers(tx, memberId, sessionId));
    sessions.ended(memberId);
    return {};
  });

  route(app, logout, async ({ principal }) => {
    await inTransaction(pool, (tx) => sessions.close(tx, principal.memberId, principal.sessionId));
    sessions.ended(principal.memberId);
    return {};
  });
}
