import { randomUUID } from 'node:crypto';
import type { Bonus } from '@champa/contract';
import { type Amount, formatDecimal } from '@champa/money';
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
import { readAmount } from '../../platform/command-amount.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Bonuses } from './bonus.module.ts';

type Composed = WithEmployees & { bonuses: Bonuses; members: Pick<Members, 'byName'> };
type WithBonuses = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type GrantOptions = Why & { offer: string; amount: Amount; key?: string };

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
    .requiredOption('--amount <amount>', 'in the offer’s currency: 50000 or 50000.00', readAmount)
    .option('--key <text>', 'the same key grants a member once, however often it is used')
    .action((name: string, { offer, amount, key = randomUUID(), ...why }: GrantOptions) =>
      withPlatform(async ({ bonuses, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const memberId = await idOfName(members, pool, name);
        line(`bonus ${await bonuses.admin.grant(by, { memberId, offer, amount, key })} granted`);
      }),
    );

  asStaff(bonus.command('forfeit'))
    .description('take back a member’s bonus and its winnings; cash is not touched')
    .argument('<member>')
    .requiredOption('--bonus <number>', 'as "bonus list" prints it')
    .action((name: string, { bonus: id, ...why }: Why & { bonus: string }) =>
      withPlatform(async ({ bonuses, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const memberId = await idOfName(members, pool, name);
        line(`bonus ${id} is ${await bonuses.admin.forfeit(by, { memberId, bonus: id })}`);
      }),
    );

  asStaff(bonus.command('fund'))
    .description('add to the budget of an offer')
    .argument('<offer>')
    .requiredOption('--amount <amount>', 'in the offer’s currency', readAmount)
    .action((offer: string, { amount, ...why }: Why & { amount: Amount }) =>
      withPlatform(async ({ bonuses, staff }, { pool }) =>
        bonuses.admin.fund(await actorOf(staff.service.actor, pool, why), { offer, amount }),
      ),
    );

  for (const action of ['enable', 'disable'] as const) {
    asStaff(bonus.command(action))
      .description(`${action} an offer for new deposits; bonuses that were granted go on`)
      .argument('<offer>')
      .action((offer: string, why: Why) =>
        withPlatform(async ({ bonuses, staff }, { pool }) => {
          const by = await actorOf(staff.service.actor, pool, why);
          await bonuses.admin.switch(by, { offer, isEnabled: action === 'enable' });
        }),
      );
  }
}

function rowOf({ id, name, state, amount, balance, wagered, required, currency, grantedAt, expiresAt }: Bonus) {
  return { id, name, state, amount, balance, wagered, required, currency, grantedAt, expiresAt };
}
