import {
  createDeposit,
  type DepositMethod,
  depositMethods,
  deposits,
  depositStatus,
  type Language,
  uploadSlip,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { DepositsService } from './deposits.service.ts';

export type DepositsRoutesNeeds = {
  service: DepositsService;
  defaultLanguage: () => Promise<Language>;
};

export function depositsRoutes(app: FastifyInstance, { service, defaultLanguage }: DepositsRoutesNeeds): void {
  route(app, depositMethods, async ({ principal, request }): Promise<{ methods: DepositMethod[] }> => {
    if (principal.isTrial) return { methods: [] };
    return { methods: await service.methods(principal.memberId, await language(request)) };
  });

  route(app, createDeposit, async ({ principal, body, request }) => {
    const { memberId } = trueMember(principal);
    const wish = {
      ...body,
      memberId,
      amount: parseAmount(body.amount),
      language: await language(request),
    };
    return service.begin(wish);
  });

  route(app, depositStatus, ({ principal, params }) => service.status(principal.memberId, params.id));

  route(app, uploadSlip, ({ principal, params, body }) =>
    service.sendSlip(trueMember(principal).memberId, params.id, body),
  );

  route(app, deposits, ({ principal, query }) => service.list(principal.memberId, query));

  async function language(request: FastifyRequest) {
    return languageOf(request, await defaultLanguage());
  }
}
