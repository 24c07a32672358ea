import { parseAmount } from '@champa/money';
import { staffSettings } from '../modules/staff/index.ts';
import type { Composed } from '../modules.ts';
import type { Deps } from '../module.ts';
import { inTransaction } from '../platform/database.ts';
import { seedDemoLinks } from './agent-links.ts';
import { codeOf, seedDemoAgents } from './agents.ts';
import { seedDemoActivities, seedDemoMember } from './activities/seed-activities.ts';
import { seedDemoContent } from './content/demo-content.ts';
import { seedDemoPlayers } from './players.ts';
import { demoOpening } from './real-brand.ts';
import { seedRanks } from './ranks.ts';
import { seedDemoSite, seedVisitorCheck } from './site.ts';
import { seedVendorsAndGames } from './vendors.ts';

/** The demo accounts of README.md. Their password is public, so they exist in the demo only. */
export const DEMO_PASSWORD = 'Champa-2026';
const accounts = [
  { username: 'somphone', type: 0, opening: '500000' },
  { username: 'khamla', type: 1, opening: '2000000' },
] as const;
/** The payment password of the accounts. */
const DEMO_PAYMENT_PASSWORD = '202600';
/** The account for withdrawals of somphone, which can be used at once. */
const demoPayee = {
  kind: 'BANK',
  provider: 'BCEL',
  number: '0101200012345678',
  holderName: 'Somphone Keomany',
  branch: 'Vientiane',
} as const;
/** The employees of README.md: the owner, and eight others with one role each. */
const employees = [
  { username: 'admin', name: 'Vilay', role: 'owner' },
  { username: 'keo', name: 'Keo', role: 'shift_lead' },
  { username: 'noy', name: 'Noy', role: 'cashier' },
  { username: 'phet', name: 'Phet', role: 'risk' },
  { username: 'dao', name: 'Dao', role: 'promotions' },
  { username: 'seng', name: 'Seng', role: 'support' },
  { username: 'bua', name: 'Bua', role: 'content' },
  { username: 'tavanh', name: 'Tavanh', role: 'lottery' },
  { username: 'mali', name: 'Mali', role: 'auditor' },
  { username: 'thip', name: 'Thip', role: 'agents' },
] as const;

/**
 * Fills the demo brand: vendors, games, the sandbox's payment methods, bonus offers and the demo accounts. Existing
 * data stays unchanged, so it may run at every start. Refuses outside the demo.
 */
export async function seedDemo(
  composed: Composed,
  deps: Deps,
  environment: Record<string, string | undefined>,
  compose: (deps: Deps) => Composed,
): Promise<void> {
  if (!deps.config.DEMO) throw new Error('Demo data is never seeded in production (DEMO is not true).');
  await seedVendorsAndGames(composed, deps, environment);
  await composed.payments.seedDemo();
  await composed.deposits.seedDemo();
  await composed.bonuses.seedDemo();
  await composed.prizes.seedDemo();
  await seedDemoSite(deps, composed, environment);
  await seedDemoContent(deps);
  await composed.missions.seedDemo();
  // Consumers of facts begin here, so that the players' play counts for missions and boards.
  await composed.facts.catchUp();
  await seedDemoAgents(deps, compose, seedMember);
  await seedDemoPlayers(deps, compose, (past, given, player) =>
    seedMember(past, given, { ...player, affiliateCode: codeOf(player.username) }),
  );
  for (const account of accounts) await seedMember(composed, deps, account);
  await seedDemoLinks(composed, deps, seedMember);
  await seedPaymentPassword(composed, deps, accounts[1].username);
  await seedWithdrawals(composed, deps);
  const player = await composed.members.byName(deps.pool, accounts[0].username);
  await composed.lottery.seedDemo(player && { memberId: player.id });
  await seedLoyalty(composed, deps, compose);
  await composed.rewards.seedDemoMember((await composed.members.byName(deps.pool, accounts[0].username))!.id);
  await seedPrizes(composed, deps);
  await seedActivities(composed, deps);
  await inTransaction(deps.pool, async (tx) => {
    // Whoever looks at the demo has the passwords of README.md, and no authenticator.
    const { staff } = staffSettings;
    await composed.settings.seed(tx, staff, { ...staff.default, secondFactor: 'optional' });
    for (const { role, ...named } of employees)
      await composed.staff.service.create(tx, { ...named, password: DEMO_PASSWORD, roles: [role] });
  });
  await seedVisitorCheck(deps, composed);
}

async function seedMember(
  { registration, ledger, members }: Composed,
  { pool }: Deps,
  {
    username,
    type,
    opening,
    affiliateCode = '',
  }: { username: string; type: number; opening: string; affiliateCode?: string },
): Promise<void> {
  if (await members.byName(pool, username)) return;
  const account = await registration.prepare('username', {
    username,
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    registerUrl: '',
    referralCode: '',
    affiliateCode,
    language: 'lo',
  });
  await inTransaction(pool, async (tx) => {
    const memberId = await registration.createAccount(tx, account);
    await members.setType(tx, memberId, type);
    if (type !== 0) await members.addInvitation(tx, username, memberId, null);
    const currency = account.currency;
    const [cash, house] = await Promise.all([
      ledger.openAccount(tx, { owner: { type: 'member', id: memberId }, purpose: 'cash', currency }),
      ledger.openAccount(tx, { ...demoOpening, currency }),
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

/** Points with goods to redeem, and ranks; somphone has some of both. */
async function seedLoyalty(
  { points, rewards, members }: Composed,
  deps: Deps,
  compose: (deps: Deps) => Composed,
): Promise<void> {
  const { id } = (await members.byName(deps.pool, accounts[0].username))!;
  await seedRanks(deps, compose, id);
  await points.seedDemo(id);
  if ((await rewards.budgetOf(deps.pool, 'points')).length > 0) return;
  await inTransaction(deps.pool, (tx) =>
    rewards.fund(tx, 'points', parseAmount('500000000'), 'LAK', 'the demo’s points mall', 'seed'),
  );
}

/** Transfers between members and withdrawals need it. */
async function seedPaymentPassword({ credentials, members }: Composed, { pool }: Deps, username: string) {
  const { id } = (await members.byName(pool, username))!;
  if (!(await credentials.hasPaymentPassword(id))) await credentials.setPaymentPassword(id, DEMO_PAYMENT_PASSWORD);
}

async function seedWithdrawals({ credentials, payees, members }: Composed, { pool }: Deps): Promise<void> {
  const { id } = (await members.byName(pool, accounts[0].username))!;
  if (await credentials.hasPaymentPassword(id)) return;
  await credentials.setPaymentPassword(id, DEMO_PAYMENT_PASSWORD);
  await inTransaction(pool, (tx) => payees.seed(tx, id, demoPayee));
}

/** Tickets and an envelope, so that there is something to draw at once. */
async function seedPrizes({ prizes, members }: Composed, { pool }: Deps): Promise<void> {
  await prizes.seedDemoMember((await members.byName(pool, accounts[0].username))!.id);
}

/** Every kind of promotion, and a member with every state in them. */
async function seedActivities(composed: Composed, deps: Deps): Promise<void> {
  const isNew = await seedDemoActivities(composed, deps);
  if (isNew) await seedDemoMember(composed, deps, (await composed.members.byName(deps.pool, accounts[0].username))!.id);
}
