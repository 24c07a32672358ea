import { randomUUID } from 'node:crypto';
import type { Bonus } from '@champa/contract';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import type { Command } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  line,
  type Listed,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Bonuses } from './bonus.module.ts';

type Composed = WithEmployees & { bonuses: Bonuses; members: Pick<Members, 'byName'> };
type WithBonuses = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type GrantOptions = Why & { offer: string; amount: string; key?: string };

/** bin/champa bonus … */
export function bonusCommands(program: Command, withPlatform: WithBonuses): void {
  const bonus = program.command('bonus').description('bonus money: offers, and members’ bonuses');

  asList(bonus.command('list'))
    .description('the offers with what is left of their budgets; or a member’s bonuses')
    .argument('[member]')
    .action((name: string | undefined, listed: Listed) =>
      withPlatform(async ({ bonuses, members }, { pool }) => {
        if (name !== undefined) {
          const granted = await bonuses.service.list(await idOfName(members, pool, name), 'en');
          return table(granted.map(rowOf), listed);
        }
        const all = await bonuses.admin.all();
        table(
          all.map(({ offer: { code, kind, isEnabled, currency, names }, left }) => ({
            code,
            kind,
            state: isEnabled ? 'enabled' : 'disabled',
            left: formatDecimal(left),
            currency,
            name: names.en,
          })),
          listed,
        );
      }),
    );

  asStaff(bonus.command('grant'))
    .description('grant a member a bonus on the conditions of an offer, out of its budget')
    .argument('<member>')
    .requiredOption('--offer <code>')
    .requiredOption('--amount <amount>', 'in the offer’s currency: 50000 or 50000.00')
    .option('--key <text>', 'the same key grants a member once, however often it is used')
    .action((name: string, { offer, amount, key = randomUUID(), ...why }: GrantOptions) =>
      withPlatform(async ({ bonuses, members, staff }, { pool }) => {
        const { actor, reason } = await actorOf(staff.service.actor, pool, why);
        const memberId = await idOfName(members, pool, name);
        const wanted = { memberId, offer, cause: `staff:${key}`, amount: amountOf(amount), base: 0n };
        const result = await inTransaction(pool, (tx) => bonuses.grant(tx, { ...wanted, actor, reason }));
        if (result.status !== 'granted') throw new Error(`Nothing was granted: ${refusals[result.status]}.`);
        line(`bonus ${result.bonus} granted`);
      }),
    );

  asStaff(bonus.command('forfeit'))
    .description('take back a member’s bonus and its winnings; cash is not touched')
    .argument('<member>')
    .requiredOption('--bonus <number>', 'as "bonus list" prints it')
    .action((name: string, { bonus: id, ...why }: Why & { bonus: string }) =>
      withPlatform(async ({ bonuses, members, staff }, { pool }) => {
        const { actor, reason } = await actorOf(staff.service.actor, pool, why);
        const memberId = await idOfName(members, pool, name);
        const known = (await bonuses.service.list(memberId, 'en')).some((each) => each.id === id);
        if (!known) throw new Error(`${name} has no bonus ${id}.`);
        await bonuses.service.forfeit(memberId, id, actor, reason);
        line(`bonus ${id} is ${(await bonuses.service.view(memberId, id, 'en')).state}`);
      }),
    );

  asStaff(bonus.command('fund'))
    .description('add to the budget of an offer')
    .argument('<offer>')
    .requiredOption('--amount <amount>')
    .action((code: string, { amount, ...why }: Why & { amount: string }) =>
      withPlatform(async ({ bonuses, staff }, { pool }) => {
        const { actor, reason } = await actorOf(staff.service.actor, pool, why);
        const funds = amountOf(amount);
        found(code, await inTransaction(pool, (tx) => bonuses.admin.fund(tx, code, funds, reason, actor)));
      }),
    );

  for (const action of ['enable', 'disable'] as const) {
    asStaff(bonus.command(action))
      .description(`${action} an offer for new deposits; bonuses that were granted go on`)
      .argument('<offer>')
      .action((code: string, why: Why) =>
        withPlatform(async ({ bonuses, staff }, { pool }) => {
          const { actor, reason } = await actorOf(staff.service.actor, pool, why);
          const isEnabled = action === 'enable';
          found(code, await inTransaction(pool, (tx) => bonuses.admin.switch(tx, code, isEnabled, reason, actor)));
        }),
      );
  }
}

const refusals = {
  unknown_offer: 'there is no such offer',
  too_small: 'the amount is less than a hundredth',
  too_many: 'the member has had this bonus as often as allowed',
  budget_used_up: 'the offer’s budget does not cover it',
} as const;

function found(code: string, is: boolean): void {
  if (!is) throw new Error(`There is no offer ${code}.`);
}

function amountOf(text: string): bigint {
  const amount = isDecimal(text) ? parseAmount(text) : 0n;
  if (amount <= 0n || amount % 1000n !== 0n)
    throw new Error('The amount must be above zero, with two decimals at most.');
  return amount;
}

function rowOf({ id, name, state, amount, balance, wagered, required, currency, grantedAt, expiresAt }: Bonus) {
  return { id, name, state, amount, balance, wagered, required, currency, grantedAt, expiresAt };
}
