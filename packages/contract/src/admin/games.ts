import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { listOf, page, reason } from './lists.ts';

export const AdminVendor = z.object({
  id: z.string(),
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.string(),
  dialect: z.nullable(z.string()),
  enabled: z.boolean(),
  games: z.int(),
});

export const adminVendors = operation({
  id: 'adminVendors',
  method: 'GET',
  path: '/api/admin/vendors',
  access: 'staff',
  permission: 'games.view',
  summary: 'All vendors with their wire and number of games',
  query: z.object(page),
  value: listOf(AdminVendor),
});

export const adminVendorStatus = operation({
  id: 'adminVendorStatus',
  method: 'PUT',
  path: '/api/admin/vendors/{vassalage}/status',
  access: 'staff',
  permission: 'games.edit',
  summary: 'Switches a vendor off or on, at once, with a reason that is kept',
  params: z.object({ vassalage: z.string().check(z.maxLength(40)) }),
  body: z.object({ enabled: z.boolean(), reason }),
  value: AdminVendor,
});
