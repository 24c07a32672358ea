import { adminMemberCorrection } from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { Corrections } from './corrections.module.ts';

/** Corrections of a member's cash in the console. */
export function correctionsAdminRoutes(app: FastifyInstance, correct: Corrections['admin']['correct']): void {
  route(app, adminMemberCorrection, (call) => {
    const { amount: typed, reason, idempotencyKey } = call.body;
    const amount = parseAmount(typed);
    if (amount === 0n) throw new ApiError('VALIDATION', { fields: { amount: 'amount_format' } });
    return correct(callerOf(call, reason), { memberId: call.params.id, amount, idempotencyKey });
  });
}
