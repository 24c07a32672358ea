import { randomUUID } from 'node:crypto';
import { formatDecimal } from '@champa/money';
import type { Command } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  byStaff,
  line,
  type Listed,
  staffOf,
  table,
  type Who,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import { type Gift, moneyOf } from './domain/gift.ts';
import type { CashGift, RewardsAdmin } from './rewards.admin.ts';
import type { Rewards } from './rewards.module.ts';

type Composed = WithEmployees & { rewards: Rewards; members: Pick<Members, 'byName'> };
type WithRewards = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa rewards … */
export function rewardsCommands(program: Command, withPlatform: WithRewards): void {
  const rewards = program.command('rewards').description('gifts to members, and their budgets');

  asList(rewards.command('budgets'))
    .description('list every budget: left, waiting to be claimed, paid and returned')
    .action((listed: Listed) =>
      withPlatform(async (composed) => table(await budgetsOf(composed.rewards.admin), listed)),
    );

  asStaff(rewards.command('fund <budget> <amount>'))
    .description('fund a budget with money of the house; a missing one is opened')
    .requiredOption('--currency <code>', 'its currency')
    .action((budget: string, amount: string, { currency, ...why }: Why & { currency: string }) =>
      withPlatform(async ({ rewards: { admin }, staff }, { pool }) => {
        await admin.fund(await actorOf(staff.service.actor, pool, why), { budget, amount, currency });
        table(await budgetsOf(admin), {});
      }),
    );

  asList(rewards.command('list <member>'))
    .description('a member’s gifts, latest first')
    .action((member: string, listed: Listed) =>
      withPlatform(async ({ rewards: { admin }, members }, { pool }) => {
        const gifts = await admin.gifts(await idOfName(members, pool, member));
        table(
          gifts.map(({ gift, state }) => ({
            gift: gift.id,
            from: `${gift.source} ${gift.sourceId}`,
            for: gift.cause,
            what: whatOf(gift),
            state,
            given: gift.givenAt,
            expires: gift.expiresAt,
          })),
          listed,
        );
      }),
    );

  byStaff(rewards.command('give <member>'))
    .description('give a member cash out of a budget, to be claimed in the reward centre')
    .requiredOption('--budget <budget>', 'the budget that pays')
    .requiredOption('--amount <amount>', '50000 or 50000.00')
    .requiredOption('--currency <code>', 'of the budget')
    .requiredOption('--lo <title>', 'its title in Lao')
    .requiredOption('--en <title>', 'the same in English')
    .requiredOption('--cn <title>', 'the same in Chinese')
    .option('--turnover <times>', 'the wagering requirement, times the amount', '0')
    .option('--from <instant>', 'when it can be claimed, as 2026-12-24T00:00:00Z; default: now')
    .option('--until <instant>', 'when it expires; default: never')
    .option('--credit', 'pay it at once: nothing to claim')
    .option('--key <text>', 'the same key gives a member once, however often it is used')
    .action((member: string, options: GiveOptions) =>
      withPlatform(async ({ rewards: { admin }, members, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, options);
        const { giftId, status } = await admin.give(by, giftOf(await idOfName(members, pool, member), options));
        line(`gift ${giftId} ${status === 'known' ? 'was given before' : 'given'}`);
      }),
    );

  asStaff(rewards.command('take-back <gift>'))
    .description('take back a gift that was not claimed yet; its money returns to the budget')
    .action((gift: string, why: Why) =>
      withPlatform(async ({ rewards: { admin }, staff }, { pool }) => {
        await admin.takeBack(await actorOf(staff.service.actor, pool, why), gift);
        line(`taken back: ${gift}`);
      }),
    );

  rewards
    .command('verify')
    .description('check budgets and gifts against the ledger; exit code 1 when one is wrong')
    .action(() =>
      withPlatform(async (composed) => {
        const { budgets, broken } = await composed.rewards.budgets.verify();
        if (broken.length > 0) process.exitCode = 1;
        for (const fault of broken) line(`WRONG ${fault}`);
        if (broken.length === 0) line(`all ${budgets} budgets add up`);
      }),
    );
}

type GiveOptions = Who & {
  budget: string;
  amount: string;
  currency: string;
  turnover: string;
  from?: string;
  until?: string;
  credit?: boolean;
  key?: string;
} & CashGift['title'];

function giftOf(memberId: string, { key = randomUUID(), lo, en, cn, ...options }: GiveOptions): CashGift {
  const { budget, amount, currency, turnover, from, until, credit } = options;
  return {
    memberId,
    key,
    title: { lo, en, cn },
    budget,
    amount,
    currency,
    turnover,
    how: credit ? 'credit' : 'claim',
    expiresAt: until === undefined ? null : Temporal.Instant.from(until),
    ...(from !== undefined && { claimableFrom: Temporal.Instant.from(from) }),
  };
}

async function budgetsOf(admin: RewardsAdmin) {
  return (await admin.budgets()).map(({ id, currency, funded, given, returned, waiting, claimed }) => ({
    budget: id,
    currency,
    funded: formatDecimal(funded),
    left: formatDecimal(funded - given + returned),
    waiting: formatDecimal(waiting),
    paid: formatDecimal(claimed),
    returned: formatDecimal(returned),
  }));
}

function whatOf({ reward }: Gift): string {
  const money = moneyOf(reward);
  if (money) return `${reward.kind} ${formatDecimal(money.amount)} ${money.currency}`;
  if (reward.kind === 'points') return `${reward.points} points`;
  return reward.kind === 'tickets' ? `${reward.tickets} tickets of ${reward.game}` : reward.kind;
}
