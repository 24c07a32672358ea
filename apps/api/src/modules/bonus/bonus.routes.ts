import { bonuses, bonusMovements, bonusOffers, forfeitBonus, type Language } from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { BonusService } from './bonus.service.ts';

type Needs = { service: BonusService; defaultLanguage: () => Promise<Language> };

export function bonusRoutes(app: FastifyInstance, { service, defaultLanguage }: Needs): void {
  const language = async (request: FastifyRequest): Promise<Language> => languageOf(request, await defaultLanguage());

  route(app, bonusOffers, async ({ principal, request }) => ({
    list: await service.offers(memberOf(principal), await language(request)),
  }));

  route(app, bonuses, async ({ principal, request }) => ({
    list: await service.list(memberOf(principal), await language(request)),
  }));

  route(app, bonusMovements, async ({ principal, params, query: { pageNo, pageSize }, request }) =>
    service.movements(memberOf(principal), params.id, { page: pageNo, pageSize }, await language(request)),
  );

  route(app, forfeitBonus, async ({ principal, params, request }) => {
    const memberId = memberOf(principal);
    await service.forfeit(memberId, params.id, `member:${memberId}`);
    return service.view(memberId, params.id, await language(request));
  });
}

function memberOf({ memberId, isTrial }: MemberPrincipal): string {
  if (isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
  return memberId;
}
