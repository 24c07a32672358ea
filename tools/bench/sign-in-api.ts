import type { Deps } from '../../apps/api/src/module.ts';
import type { Composed } from '../../apps/api/src/modules.ts';
import { inTransaction } from '../../apps/api/src/platform/database.ts';
import { startApi } from './api-process.ts';
import type { Account } from './sign-in-requests.ts';

const PASSWORD = 'night-Garden-7';
const MEMBERS = 300;

/** The API with registered members. */
export type SignInApi = { port: number; accounts: Account[]; stop: () => Promise<void> };

export async function startSignInApi(databaseUrl: string): Promise<SignInApi> {
  const { port, filled, stop } = await startApi(databaseUrl, register);
  return { port, accounts: filled, stop };
}

async function register({ registration }: Composed, { pool }: Pick<Deps, 'pool'>): Promise<Account[]> {
  const accounts = Array.from({ length: MEMBERS }, (_, number) => ({ username: `bench${number}`, password: PASSWORD }));
  const rest = { confirmPassword: PASSWORD, registerUrl: '', referralCode: '', language: 'lo' } as const;
  const prepared = await Promise.all(
    accounts.map((account) => registration.prepare('username', { ...account, ...rest })),
  );
  await inTransaction(pool, async (tx) => {
    for (const account of prepared) await registration.createAccount(tx, account);
  });
  return accounts;
}
