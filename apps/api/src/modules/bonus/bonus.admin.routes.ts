import { adminBonusOffers, adminMemberBonus, adminMemberBonuses, type Language } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { BonusAdmin } from './bonus.admin.ts';
import type { BonusService } from './bonus.service.ts';

type Needs = {
  admin: Pick<BonusAdmin, 'all' | 'grant'>;
  service: Pick<BonusService, 'page'>;
  defaultLanguage: () => Promise<Language>;
};

/** A member's bonuses in the console. */
export function bonusAdminRoutes(app: FastifyInstance, { admin, service, defaultLanguage }: Needs): void {
  route(app, adminMemberBonuses, async ({ params, query: { after: before = null, pageSize }, request }) =>
    service.page(params.id, { before, pageSize }, languageOf(request, await defaultLanguage())),
  );

  route(app, adminBonusOffers, async ({ request }) => {
    const language = languageOf(request, await defaultLanguage());
    const all = await admin.all();
    return {
      list: all.map(({ offer: { code: id, names, currency }, left }) => ({
        id,
        currency,
        name: names[language],
        left: formatDecimal(left),
      })),
    };
  });

  route(app, adminMemberBonus, async (call) => {
    const { id: memberId } = call.params;
    const { offer, amount, reason, idempotencyKey: key } = call.body;
    const grant = { memberId, offer, amount: parseAmount(amount), key };
    return { id: String(await admin.grant(callerOf(call, reason), grant)) };
  });
}
