import { adminMovements, adminRounds } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { RecordsRoutesNeeds } from './records.routes.ts';

/** The same records, of the member an employee looks at. */
export function recordsAdminRoutes(app: FastifyInstance, { service, site }: RecordsRoutesNeeds): void {
  route(app, adminMovements, async ({ params, query, request }) => {
    const { brand } = await site.settings.get();
    return service.movements(params.id, query, languageOf(request, brand.defaultLanguage));
  });

  route(app, adminRounds, async ({ params, query, request }) => {
    const { brand } = await site.settings.get();
    return service.rounds(params.id, query, languageOf(request, brand.defaultLanguage));
  });
}
