import {
  addWithdrawalProof,
  cancelWithdrawal,
  disputeWithdrawal,
  receiveWithdrawal,
  requestWithdrawal,
  withdrawals,
  withdrawalStatus,
  withdrawalTerms,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { WithdrawalsService } from './withdrawals.service.ts';

/** Drawing one anew costs a camera's picture some tenths of a second. */
const PICTURES_PER_HOUR = 20;

type Needs = {
  service: WithdrawalsService;
  /** Takes one out of an allowance. @throws ApiError TOO_MANY_REQUESTS */
  spend: (key: string, most: { uses: number; minutes: number }) => Promise<void>;
};

export function withdrawalsRoutes(app: FastifyInstance, { service, spend }: Needs): void {
  route(app, withdrawalTerms, ({ principal }) => service.terms(trueMember(principal).memberId));

  route(app, requestWithdrawal, async ({ principal, body }) => {
    const { memberId, sessionId } = trueMember(principal);
    return service.request({ ...body, memberId, sessionId, amount: parseAmount(body.amount) });
  });

  route(app, withdrawals, ({ principal, query }) => service.list(trueMember(principal).memberId, query));

  route(app, withdrawalStatus, ({ principal, params }) => service.byId(trueMember(principal).memberId, params.id));

  route(app, cancelWithdrawal, ({ principal, params }) => service.cancel(trueMember(principal).memberId, params.id));

  route(app, receiveWithdrawal, ({ principal, params, body }) =>
    service.receive(trueMember(principal).memberId, params.id, body.part),
  );

  route(app, addWithdrawalProof, async ({ principal, params, body }) => {
    const { memberId } = trueMember(principal);
    await spend(`withdrawal-proof:${memberId}`, { uses: PICTURES_PER_HOUR, minutes: 60 });
    return service.addProof(memberId, params.id, body);
  });

  route(app, disputeWithdrawal, ({ principal, params, body }) =>
    service.dispute(trueMember(principal).memberId, params.id, body.part),
  );
}
