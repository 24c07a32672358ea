import { randomUUID } from 'node:crypto';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import type { Command } from 'commander';
import { line, reasonOf } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Bonuses } from './bonus.module.ts';

type Composed = { bonuses: Bonuses; members: Pick<Members, 'byName'> };
type WithBonuses = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type GrantOptions = { offer: string; amount: string; reason: string; key?: string };

const ACTOR = 'command line';

/** bin/champa bonus … */
export function bonusCommands(program: Command, withPlatform: WithBonuses): void {
  const bonus = program.command('bonus').description('bonus money: offers, and what members were granted');

  bonus
    .command('list')
    .description('the offers with what is left to grant from; or a member’s bonuses')
    .argument('[member]')
    .action((name?: string) =>
      withPlatform(async ({ bonuses, members }, { pool }) => {
        if (name !== undefined) return print(await bonuses.service.list(await idOfName(members, pool, name), 'en'));
        for (const { offer, left } of await bonuses.grants.all()) {
          const state = offer.isEnabled ? 'enabled' : 'disabled';
          line([offer.code, offer.kind, state, formatDecimal(left), offer.currency, offer.names.en].join('\t'));
        }
      }),
    );

  bonus
    .command('grant')
    .description('grant a member a bonus on the conditions of an offer, out of its budget')
    .argument('<member>')
    .requiredOption('--offer <code>')
    .requiredOption('--amount <amount>', 'in the offer’s currency: 50000 or 50000.00')
    .requiredOption('--reason <text>', 'kept with the bonus')
    .option('--key <text>', 'the same key grants a member once, however often it is said')
    .action((name: string, { offer, amount, reason, key = randomUUID() }: GrantOptions) =>
      withPlatform(async ({ bonuses, members }, { pool }) => {
        const memberId = await idOfName(members, pool, name);
        const wanted = { memberId, offer, cause: `staff:${key}`, amount: amountOf(amount), base: 0n };
        const result = await inTransaction(pool, (tx) =>
          bonuses.grant(tx, { ...wanted, actor: ACTOR, reason: reasonOf(reason) }),
        );
        if (result.status !== 'granted') throw new Error(`Nothing was granted: ${refusals[result.status]}.`);
        line(`bonus ${result.bonus} granted`);
      }),
    );

  bonus
    .command('forfeit')
    .description('take a member’s bonus back, with what was won with it; his cash stays')
    .argument('<member>')
    .requiredOption('--bonus <number>', 'as "bonus list" tells it')
    .requiredOption('--reason <text>', 'kept with the bonus')
    .action((name: string, { bonus: id, reason }: { bonus: string; reason: string }) =>
      withPlatform(async ({ bonuses, members }, { pool }) => {
        const memberId = await idOfName(members, pool, name);
        const known = (await bonuses.service.list(memberId, 'en')).some((each) => each.id === id);
        if (!known) throw new Error(`${name} has no bonus ${id}.`);
        await bonuses.service.forfeit(memberId, id, ACTOR, reasonOf(reason));
        line(`bonus ${id} is ${(await bonuses.service.view(memberId, id, 'en')).state}`);
      }),
    );

  bonus
    .command('fund')
    .description('give an offer more to grant from')
    .argument('<offer>')
    .requiredOption('--amount <amount>')
    .requiredOption('--reason <text>')
    .action((code: string, { amount, reason }: { amount: string; reason: string }) =>
      withPlatform(async ({ bonuses }, { pool }) => {
        const funds = amountOf(amount);
        found(code, await inTransaction(pool, (tx) => bonuses.grants.fund(tx, code, funds, reasonOf(reason), ACTOR)));
      }),
    );

  for (const action of ['enable', 'disable'] as const) {
    bonus
      .command(action)
      .description(`${action} an offer for new deposits; what was granted goes on`)
      .argument('<offer>')
      .requiredOption('--reason <text>')
      .action((code: string, { reason }: { reason: string }) =>
        withPlatform(async ({ bonuses }, { pool }) => {
          const isEnabled = action === 'enable';
          found(
            code,
            await inTransaction(pool, (tx) => bonuses.grants.switch(tx, code, isEnabled, reasonOf(reason), ACTOR)),
          );
        }),
      );
  }
}

const refusals = {
  unknown_offer: 'there is no such offer',
  too_small: 'the amount is less than a hundredth',
  too_many: 'the member had this bonus as often as he may',
  budget_used_up: 'the offer’s budget has not so much left',
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

function print(shown: unknown): void {
  line(JSON.stringify(shown, null, 2));
}
