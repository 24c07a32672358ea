import { adminMovements, adminRounds } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageIn, type RecordsSite } from './records.routes.ts';
import type { StaffRecords } from './records.service.ts';

type Needs = { records: StaffRecords; site: RecordsSite };

/** A member's records for an employee. */
export function recordsAdminRoutes(app: FastifyInstance, { records, site }: Needs): void {
  const readIn = languageIn(site);

  route(app, adminMovements, async ({ params, query, request }) =>
    records.movements(params.id, query, await readIn(request)),
  );

  route(app, adminRounds, async ({ params, query, request }) =>
    records.rounds(params.id, query, await readIn(request)),
  );
}
