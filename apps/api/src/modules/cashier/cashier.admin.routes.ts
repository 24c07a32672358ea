import { adminDeposits } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { CashierService } from './cashier.service.ts';

export function cashierAdminRoutes(app: FastifyInstance, { service }: { service: CashierService }): void {
  route(app, adminDeposits, ({ query }) => service.listAll(query));
}
