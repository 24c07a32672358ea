import { type AdminWithdrawal, type adminWithdrawals, adminWithdrawalsExport } from '@champa/contract';
import type * as z from 'zod/mini';
import { exportList } from '../../platform/export-list.ts';
import { byId, type Page, presentPage, readPage } from '../../platform/paging.ts';
import type { WithdrawalsAdmin } from './withdrawals.admin.ts';
import { presentForStaff } from './withdrawals.admin.present.ts';

type Needs = {
  admin: WithdrawalsAdmin;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

export type WithdrawalsList = (query: z.output<typeof adminWithdrawals.query>) => Promise<Page<AdminWithdrawal>>;

/** Withdrawals as the console lists them, with the names of their members. */
export function createWithdrawalsList({ admin, usernames }: Needs): WithdrawalsList {
  return async ({ state, after, pageSize }) => {
    const page = await readPage(pageSize, (limit) => admin.page({ state, after, limit }), byId);
    const names = await usernames(page.list.map(({ memberId }) => memberId));
    return presentPage(page, (one) => presentForStaff(one, names.get(one.memberId) ?? ''));
  };
}

/** The same as a file. */
export const withdrawalsExport = (page: WithdrawalsList) =>
  exportList({
    name: 'withdrawals',
    begin: adminWithdrawalsExport,
    columns: {
      id: 'text',
      memberId: 'text',
      username: 'text',
      state: 'text',
      amount: 'text',
      fee: 'text',
      paid: 'text',
      returned: 'text',
      currency: 'text',
      payeeKind: 'text',
      payeeProvider: 'text',
      payeeNumber: 'text',
      score: 'text',
      claimedBy: 'text',
      createdAt: 'time',
      endedAt: 'time',
    },
    read: async (wish) =>
      presentPage(await page(wish), ({ payee, ...one }) => ({
        ...one,
        payeeKind: payee.kind,
        payeeProvider: payee.providerName,
        payeeNumber: payee.number,
      })),
  });
