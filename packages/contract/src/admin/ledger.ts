import * as z from 'zod/mini';
import { Decimal } from '../common.ts';
import { operation } from '../operation.ts';

export const AdminAccount = z.object({
  id: z.string(),
  owner: z.string(),
  purpose: z.string(),
  currency: z.string(),
  balance: Decimal,
});

export const adminAccounts = operation({
  id: 'adminAccounts',
  method: 'GET',
  path: '/api/admin/ledger/accounts',
  access: 'staff',
  permission: 'ledger.view',
  summary:
    'The trial balance: the sums of all members’ accounts and of all draws’ escrows by purpose, and each other house-side account',
  value: z.object({ list: z.array(AdminAccount), sums: z.record(z.string(), Decimal) }),
});
