import { adminAccounts, adminMemberBalances } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import type { Pool } from '../../platform/database.ts';
import { route } from '../../platform/http/route.ts';
import type { MemberBalance } from './domain/account.ts';
import { trialBalance, type TrialBalanceLine } from './ledger.service.ts';

type Needs = { pool: Pool; balances: (memberId: string) => Promise<MemberBalance[]> };

export function ledgerAdminRoutes(app: FastifyInstance, { pool, balances }: Needs): void {
  route(app, adminAccounts, async () => {
    const lines = await trialBalance(pool);
    return { list: lines.map(present), sums: sumsOf(lines) };
  });

  route(app, adminMemberBalances, async ({ params }) => ({ list: (await balances(params.id)).map(presentOwn) }));
}

function present({ owner, purpose, currency, balance }: TrialBalanceLine) {
  return { id: `${owner} ${purpose} ${currency}`, owner, purpose, currency, balance: formatDecimal(balance) };
}

function sumsOf(lines: readonly TrialBalanceLine[]): Record<string, string> {
  const sums = new Map<string, Amount>();
  for (const { currency, balance } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + balance);
  return Object.fromEntries(Array.from(sums, ([currency, total]) => [currency, formatDecimal(total)]));
}

function presentOwn({ account, purpose, currency, balance }: MemberBalance) {
  return { id: String(account), purpose, currency, balance: formatDecimal(balance) };
}
