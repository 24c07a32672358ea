import { adminDeposits } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { DepositsService } from './deposits.service.ts';

export function depositsAdminRoutes(app: FastifyInstance, { service }: { service: DepositsService }): void {
  route(app, adminDeposits, ({ query }) => service.listAll(query));
}
