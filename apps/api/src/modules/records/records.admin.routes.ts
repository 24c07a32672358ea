import { adminMovements, adminRounds } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { RecordsSite } from './records.routes.ts';
import type { StaffRecords } from './records.service.ts';

type Needs = { records: StaffRecords; site: RecordsSite };

/** The same records, of the member an employee looks at. */
export function recordsAdminRoutes(app: FastifyInstance, { records, site }: Needs): void {
  route(app, adminMovements, async ({ params, query, request }) => {
    const { brand } = await site.settings.get();
    return records.movements(params.id, query, languageOf(request, brand.defaultLanguage));
  });

  route(app, adminRounds, async ({ params, query, request }) => {
    const { brand } = await site.settings.get();
    return records.rounds(params.id, query, languageOf(request, brand.defaultLanguage));
  });
}
