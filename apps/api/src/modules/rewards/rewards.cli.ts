import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import type { Command } from 'commander';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import { type Gift, moneyOf, type NewGift, stateAt } from './domain/gift.ts';
import type { Rewards } from './rewards.module.ts';

type Composed = { rewards: Rewards; members: Pick<Members, 'byName'> };
type WithRewards = (work: (composed: Composed, deps: { pool: Pool; clock: Clock }) => Promise<void>) => Promise<void>;
type Table = { columns: string[]; rows: string[][] };

const ACTOR = 'command line';
const SHOWN = 200;

/** bin/champa rewards … */
export function rewardsCommands(program: Command, withPlatform: WithRewards): void {
  const rewards = program.command('rewards').description('gifts to members, and the budgets they come from');

  rewards
    .command('budgets')
    .description('every budget: what is left of it, what waits to be claimed, what was paid and what came back')
    .option('--json', 'print as JSON')
    .action(({ json }: { json?: boolean }) =>
      withPlatform(async (composed) => print(await budgetsTable(composed.rewards), json)),
    );

  rewards
    .command('fund <budget> <amount>')
    .description('give a budget money of the house’s; one that is not there is opened')
    .requiredOption('--currency <code>', 'its currency')
    .requiredOption('--reason <text>', 'why')
    .action((budget: string, amount: string, { currency, reason }: { currency: string; reason: string }) =>
      withPlatform(async (composed, { pool }) => {
        const given = parseAmount(amount);
        if (given <= 0n) throw new Error('The amount must be more than nothing.');
        await inTransaction(pool, (tx) => composed.rewards.fund(tx, budget, given, currency, reason, ACTOR));
        print(await budgetsTable(composed.rewards), false);
      }),
    );

  rewards
    .command('list <member>')
    .description('a member’s gifts, latest first')
    .option('--json', 'print as JSON')
    .action((member: string, { json }: { json?: boolean }) =>
      withPlatform(async (composed, { pool, clock }) => {
        const memberId = await idOfName(composed.members, pool, member);
        print(giftsTable(await composed.rewards.gifts.all(memberId, SHOWN), clock.now()), json);
      }),
    );

  rewards
    .command('give <member>')
    .description('give a member cash out of a budget, to be claimed in the reward centre')
    .requiredOption('--budget <budget>', 'which pays')
    .requiredOption('--amount <amount>', '50000 or 50000.00')
    .requiredOption('--currency <code>', 'of the budget')
    .requiredOption('--lo <title>', 'what it is called, in Lao')
    .requiredOption('--en <title>', 'the same in English')
    .requiredOption('--cn <title>', 'the same in Chinese')
    .option('--turnover <times>', 'how often it must be staked before a withdrawal', '0')
    .option('--from <instant>', 'when it can be claimed, as 2026-12-24T00:00:00Z; now where left out')
    .option('--until <instant>', 'when it is gone; never where left out')
    .option('--credit', 'pay it at once: nothing to claim')
    .option('--key <text>', 'the same key gives a member once, however often it is said')
    .action((member: string, options: GiveOptions) =>
      withPlatform(async (composed, { pool }) => {
        const gift = giftOf(await idOfName(composed.members, pool, member), options);
        const given = await inTransaction(pool, (tx) => composed.rewards.give(tx, gift));
        if (!('giftId' in given)) throw new Error(`Nothing was given: ${refusals[given.status]}.`);
        process.stdout.write(`gift ${given.giftId} ${given.status === 'known' ? 'was given before' : 'given'}\n`);
      }),
    );

  rewards
    .command('take-back <gift>')
    .description('take back a gift that was not claimed yet; its money returns to the budget')
    .requiredOption('--reason <text>', 'why')
    .action((gift: string, { reason }: { reason: string }) =>
      withPlatform(async (composed, { pool }) => {
        if (!/^\d{1,18}$/.test(gift)) throw new Error('A gift is named by its number.');
        const isDone = await inTransaction(pool, (tx) => composed.rewards.takeBack(tx, gift, reason, ACTOR));
        if (!isDone) throw new Error(`There is no gift ${gift} that waits to be claimed.`);
        process.stdout.write(`taken back: ${gift}\n`);
      }),
    );

  rewards
    .command('verify')
    .description('check budgets and gifts against the ledger; exit code 1 when one is wrong')
    .action(() =>
      withPlatform(async (composed) => {
        const { budgets, broken } = await composed.rewards.budgets.verify();
        if (broken.length > 0) process.exitCode = 1;
        const lines = broken.map((fault) => `WRONG ${fault}`);
        process.stdout.write(`${broken.length > 0 ? lines.join('\n') : `all ${budgets} budgets add up`}\n`);
      }),
    );
}

type GiveOptions = {
  budget: string;
  amount: string;
  currency: string;
  turnover: string;
  from?: string;
  until?: string;
  credit?: boolean;
  key?: string;
} & NewGift['title'];

const refusals = {
  budget_used_up: 'the budget has not so much left',
  excluded: 'the member has excluded himself',
};

function giftOf(memberId: string, { key = randomUUID(), lo, en, cn, ...options }: GiveOptions): NewGift {
  const { budget, amount, currency, turnover, from, until, credit } = options;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(turnover)) throw new Error('The turnover is a number of times, as 1 or 2.5.');
  return {
    memberId,
    source: 'staff',
    sourceId: ACTOR,
    cause: key,
    title: { lo, en, cn },
    reward: { kind: 'cash', amount: parseAmount(amount), currency, turnoverFactor: Number(turnover) },
    budget,
    how: credit ? 'credit' : 'claim',
    expiresAt: until === undefined ? null : Temporal.Instant.from(until),
    ...(from !== undefined && { claimableFrom: Temporal.Instant.from(from) }),
  };
}

async function budgetsTable({ budgets }: Rewards): Promise<Table> {
  const all = await budgets.standings();
  return {
    columns: ['budget', 'currency', 'funded', 'left', 'waiting', 'paid', 'returned'],
    rows: all.map(({ id, currency, funded, given, returned, waiting, claimed }) => [
      id,
      currency,
      ...[funded, funded - given + returned, waiting, claimed, returned].map(formatDecimal),
    ]),
  };
}

function giftsTable(gifts: readonly Gift[], now: Temporal.Instant): Table {
  return {
    columns: ['gift', 'from', 'for', 'what', 'state', 'given', 'expires'],
    rows: gifts.map((gift) => [
      String(gift.id),
      `${gift.source} ${gift.sourceId}`,
      gift.cause,
      whatOf(gift),
      stateAt(gift, now),
      gift.givenAt.toString(),
      gift.expiresAt?.toString() ?? '',
    ]),
  };
}

function whatOf({ reward }: Gift): string {
  const money = moneyOf(reward);
  if (money) return `${reward.kind} ${formatDecimal(money.amount)} ${money.currency}`;
  if (reward.kind === 'points') return `${reward.points} points`;
  return reward.kind === 'tickets' ? `${reward.tickets} tickets of ${reward.game}` : reward.kind;
}

function print({ columns, rows }: Table, isJson = false): void {
  const lines = isJson
    ? [
        JSON.stringify(
          rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]]))),
          null,
          2,
        ),
      ]
    : [columns, ...rows].map((row) => row.join('\t'));
  process.stdout.write(`${lines.join('\n')}\n`);
}
