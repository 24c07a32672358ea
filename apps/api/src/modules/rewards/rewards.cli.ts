import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import type { Command } from 'commander';
import type { Clock } from '../../platform/clock.ts';
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
import { inTransaction, type Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import { type Gift, moneyOf, type NewGift, stateAt } from './domain/gift.ts';
import type { Rewards } from './rewards.module.ts';

type Composed = WithEmployees & { rewards: Rewards; members: Pick<Members, 'byName'> };
type WithRewards = (work: (composed: Composed, deps: { pool: Pool; clock: Clock }) => Promise<void>) => Promise<void>;

const SHOWN = 200;

/** bin/champa rewards … */
export function rewardsCommands(program: Command, withPlatform: WithRewards): void {
  const rewards = program.command('rewards').description('gifts to members, and their budgets');

  asList(rewards.command('budgets'))
    .description('list every budget: left, waiting to be claimed, paid and returned')
    .action((listed: Listed) => withPlatform(async (composed) => table(await budgetsOf(composed.rewards), listed)));

  asStaff(rewards.command('fund <budget> <amount>'))
    .description('fund a budget with money of the house; a missing one is opened')
    .requiredOption('--currency <code>', 'its currency')
    .action((budget: string, amount: string, { currency, ...why }: Why & { currency: string }) =>
      withPlatform(async (composed, { pool }) => {
        const { actor, reason } = await actorOf(composed.staff.service.actor, pool, why);
        const given = parseAmount(amount);
        if (given <= 0n) throw new Error('The amount must be above zero.');
        await inTransaction(pool, (tx) => composed.rewards.fund(tx, budget, given, currency, reason, actor));
        table(await budgetsOf(composed.rewards), {});
      }),
    );

  asList(rewards.command('list <member>'))
    .description('a member’s gifts, latest first')
    .action((member: string, listed: Listed) =>
      withPlatform(async (composed, { pool, clock }) => {
        const memberId = await idOfName(composed.members, pool, member);
        const gifts = await composed.rewards.gifts.all(memberId, SHOWN);
        table(
          gifts.map((gift) => rowOf(gift, clock.now())),
          listed,
        );
      }),
    );

  byStaff(rewards.command('give <member>'))
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
        const { service } = composed.staff;
        const by = await staffOf(service.actor, pool, options);
        const gift = giftOf(await idOfName(composed.members, pool, member), options);
        const given = await inTransaction(pool, async (tx) => {
          const result = await composed.rewards.give(tx, gift);
          if (result.status === 'given') {
            const { giftId } = result;
            await service.recordByHand(tx, by, 'reward_given', { memberId: gift.memberId, giftId });
          }
          return result;
        });
        if (!('giftId' in given)) throw new Error(`Nothing was given: ${refusals[given.status]}.`);
        line(`gift ${given.giftId} ${given.status === 'known' ? 'was given before' : 'given'}`);
      }),
    );

  asStaff(rewards.command('take-back <gift>'))
    .description('take back a gift that was not claimed yet; its money returns to the budget')
    .action((gift: string, why: Why) =>
      withPlatform(async (composed, { pool }) => {
        const { actor, reason } = await actorOf(composed.staff.service.actor, pool, why);
        if (!/^\d{1,18}$/.test(gift)) throw new Error('A gift is named by its number.');
        const isDone = await inTransaction(pool, (tx) => composed.rewards.takeBack(tx, gift, reason, actor));
        if (!isDone) throw new Error(`There is no waiting gift ${gift}.`);
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
    // The same key gives once, also where two employees use it. The access log names them.
    sourceId: 'by hand',
    cause: key,
    title: { lo, en, cn },
    reward: { kind: 'cash', amount: parseAmount(amount), currency, turnoverFactor: Number(turnover) },
    budget,
    how: credit ? 'credit' : 'claim',
    expiresAt: until === undefined ? null : Temporal.Instant.from(until),
    ...(from !== undefined && { claimableFrom: Temporal.Instant.from(from) }),
  };
}

async function budgetsOf({ budgets }: Rewards) {
  return (await budgets.standings()).map(({ id, currency, funded, given, returned, waiting, claimed }) => ({
    budget: id,
    currency,
    funded: formatDecimal(funded),
    left: formatDecimal(funded - given + returned),
    waiting: formatDecimal(waiting),
    paid: formatDecimal(claimed),
    returned: formatDecimal(returned),
  }));
}

function rowOf(gift: Gift, now: Temporal.Instant) {
  return {
    gift: gift.id,
    from: `${gift.source} ${gift.sourceId}`,
    for: gift.cause,
    what: whatOf(gift),
    state: stateAt(gift, now),
    given: gift.givenAt,
    expires: gift.expiresAt,
  };
}

function whatOf({ reward }: Gift): string {
  const money = moneyOf(reward);
  if (money) return `${reward.kind} ${formatDecimal(money.amount)} ${money.currency}`;
  if (reward.kind === 'points') return `${reward.points} points`;
  return reward.kind === 'tickets' ? `${reward.tickets} tickets of ${reward.game}` : reward.kind;
}
