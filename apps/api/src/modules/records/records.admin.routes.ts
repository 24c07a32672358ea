import { adminMovements, adminRoundReplay, adminRounds } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageIn, pageOf, type RecordsBrand } from './records.routes.ts';
import type { RoundService } from './round.service.ts';
import type { StaffRecords } from './records.service.ts';

type Needs = { records: StaffRecords; replay: RoundService['replay']; brand: RecordsBrand };

/** A member's records for an employee. */
export function recordsAdminRoutes(app: FastifyInstance, { records, replay, brand }: Needs): void {
  const readIn = languageIn(brand);

  route(app, adminMovements, async ({ params, query, request }) =>
    records.movements(params.id, pageOf(query), await readIn(request)),
  );

  route(app, adminRounds, async ({ params, query, request }) =>
    records.rounds(params.id, pageOf(query), await readIn(request)),
  );

  route(app, adminRoundReplay, ({ params: { id, round } }) => replay(id, round));
}
