import * as z from 'zod/mini';
import { Id } from '../common.ts';
import { Deposit, depositStates } from '../deposits.ts';
import { operation } from '../operation.ts';
import { listOf, page } from './lists.ts';

export const adminDeposits = operation({
  id: 'adminDeposits',
  method: 'GET',
  path: '/api/admin/deposits',
  access: 'staff',
  permission: 'payments.view',
  summary: 'Deposits of all members, newest first',
  query: z.object({ ...page, state: z.optional(z.enum(depositStates)) }),
  value: listOf(z.extend(Deposit, { memberId: Id })),
});
