import { type AdminDeposit, type adminDeposits, adminDepositsExport } from '@champa/contract';
import type * as z from 'zod/mini';
import { exportList } from '../../platform/export-list.ts';
import { byId, type Page, presentPage, readPage } from '../../platform/paging.ts';
import type { DepositsAdmin } from './deposits.admin.ts';
import { presentForStaff } from './deposits.admin.present.ts';

type Needs = {
  admin: DepositsAdmin;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

export type DepositsList = (query: z.output<typeof adminDeposits.query>) => Promise<Page<AdminDeposit>>;

/** Deposits as the console lists them, with the names of their members. */
export function createDepositsList({ admin, usernames }: Needs): DepositsList {
  return async ({ state, after, pageSize }) => {
    const page = await readPage(pageSize, (limit) => admin.page({ state, after, limit }), byId);
    const names = await usernames(page.list.map(({ memberId }) => memberId));
    return presentPage(page, (one) => presentForStaff(one, names.get(one.memberId) ?? ''));
  };
}

/** The same as a file. */
export const depositsExport = (page: DepositsList) =>
  exportList({
    name: 'deposits',
    begin: adminDepositsExport,
    columns: {
      id: 'text',
      memberId: 'text',
      username: 'text',
      method: 'text',
      kind: 'text',
      provider: 'text',
      amount: 'text',
      received: 'text',
      fee: 'text',
      credit: 'text',
      currency: 'text',
      state: 'text',
      claimedBy: 'text',
      createdAt: 'time',
      creditedAt: 'time',
    },
    read: page,
  });
