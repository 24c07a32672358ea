import { parseAmount } from '@champa/money';
import type { Composed } from '../modules.ts';
import type { Deps } from '../module.ts';
import { inTransaction } from '../platform/database.ts';
import { seedDemoContent } from './content/demo-content.ts';
import { seedDemoPlayers } from './players.ts';
import { seedDemoSite } from './site.ts';

/** The demo accounts of README.md. Their password is public, so they exist in the demo only. */
export const DEMO_PASSWORD = 'Champa-2026';
const accounts = [
  { username: 'somphone', type: 0, opening: '500000' },
  { username: 'khamla', type: 1, opening: '2000000' },
] as const;
/** What somphone types before money leaves, and where it may go, so that he can withdraw at once. */
const DEMO_PAYMENT_PASSWORD = '202600';
const demoPayee = {
  kind: 'BANK',
  provider: 'BCEL',
  number: '0101200012345678',
  holderName: 'Somphone Keomany',
  branch: 'Vientiane',
} as const;
const employee = { username: 'admin', name: 'Vilay' };

/**
 * Fills the demo brand: vendors, games, the sandbox's payment methods, bonus offers and the demo accounts. What is there already is left
 * as it is, so it may run at every start. Refuses outside the demo.
 */
export async function seedDemo(
  composed: Composed,
  deps: Deps,
  environment: Record<string, string | undefined>,
  compose: (deps: Deps) => Composed,
): Promise<void> {
  if (!deps.config.DEMO) throw new Error('Demo data is never seeded in production (DEMO is not true).');
  await composed.seedVendorsAndGames(environment);
  await composed.cashier.seedDemo();
  await composed.bonuses.seedDemo();
  await seedDemoSite(deps, composed.site);
  await seedDemoContent(deps);
  await seedDemoPlayers(deps, compose, seedMember);
  for (const account of accounts) await seedMember(composed, deps, account);
  await seedWithdrawals(composed, deps);
  await inTransaction(deps.pool, (tx) =>
    composed.staff.service.create(tx, employee.username, employee.name, DEMO_PASSWORD),
  );
}

async function seedMember(
  { identity, ledger, members }: Composed,
  { pool }: Deps,
  { username, type, opening }: { username: string; type: number; opening: string },
): Promise<void> {
  if (await members.byName(pool, username)) return;
  const account = await identity.registration.prepare('username', {
    username,
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    registerUrl: '',
    referralCode: '',
    language: 'lo',
  });
  await inTransaction(pool, async (tx) => {
    const memberId = await identity.registration.createAccount(tx, account);
    await members.setType(tx, memberId, type);
    if (type !== 0) await members.addInvitation(tx, username, memberId, null);
    const currency = account.currency;
    const [cash, house] = await Promise.all([
      ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency }),
      ledger.openAccount(tx, { owner: { type: 'house', id: 'demo' }, purpose: 'opening', currency }),
    ]);
    await ledger.post(tx, {
      source: 'demo',
      key: `opening:${memberId}`,
      kind: 'adjustment',
      debit: house,
      credit: cash,
      amount: parseAmount(opening),
      reference: { type: 'seed', id: 'demo' },
      actor: 'system',
    });
  });
}

async function seedWithdrawals({ withdrawals, identity, payees, members }: Composed, { pool }: Deps): Promise<void> {
  await withdrawals.seedDemo();
  const { id } = (await members.byName(pool, accounts[0].username))!;
  if (await identity.hasPaymentPassword(id)) return;
  await identity.setPaymentPassword(id, DEMO_PAYMENT_PASSWORD);
  await inTransaction(pool, (tx) => payees.seed(tx, id, demoPayee));
}
