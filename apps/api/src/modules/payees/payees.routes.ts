import { addPayee, payees, removePayee, setDefaultPayee } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { PayeesService } from './payees.service.ts';

export function payeesRoutes(app: FastifyInstance, { pool, service }: { pool: Pool; service: PayeesService }): void {
  route(app, payees, ({ principal }) => service.list(trueMember(principal).memberId));

  route(app, addPayee, async ({ principal, body: { proof, ...given } }) => {
    const { memberId } = trueMember(principal);
    await service.add(memberId, given, proof);
    return service.list(memberId);
  });

  route(app, removePayee, async ({ principal, params, body }) => {
    const { memberId } = trueMember(principal);
    await service.remove(memberId, params.id, body.proof);
    return service.list(memberId);
  });

  route(app, setDefaultPayee, async ({ principal, params }) => {
    const { memberId } = trueMember(principal);
    await inTransaction(pool, (tx) => service.makeDefault(tx, memberId, params.id));
    return service.list(memberId);
  });
}
