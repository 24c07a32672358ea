import { writeFile } from 'node:fs/promises';
import { depositStates } from '@champa/contract';
import type { Amount } from '@champa/money';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  byStaff,
  type Listed,
  requireReadable,
  show,
  staffOf,
  table,
  type Who,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import { readAmount } from '../../platform/command-amount.ts';
import type { Pool } from '../../platform/database.ts';
import { presentForStaff, presentOpened } from './deposits.admin.present.ts';
import type { Deposits } from './deposits.module.ts';
import type { Deposit, DepositState } from './domain/deposit.ts';

type Composed = WithEmployees & { deposits: Pick<Deposits, 'admin'> };
type WithDeposits = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const SOME = 50;

/** bin/champa deposits … */
export function depositsCommands(program: Command, withPlatform: WithDeposits): void {
  const deposits = program.command('deposits').description('money in: what came, and what staff decides on');
  lookCommands(deposits, withPlatform);
  decideCommands(deposits, withPlatform);
}

function lookCommands(deposits: Command, withPlatform: WithDeposits): void {
  asList(deposits.command('list'))
    .description(`the newest ${SOME}`)
    .addOption(new Option('--state <state>', 'only these; review: the oldest first').choices(depositStates))
    .option('--after <id>', 'what follows this one, the last of the list before', readId)
    .action(({ state, after, ...listed }: Listed & { state?: DepositState; after?: string }) =>
      withPlatform(async ({ deposits }) => {
        const list = await deposits.admin.page({ state, after, limit: SOME });
        table(list.map(rowOf), listed);
      }),
    );

  deposits
    .command('show')
    .description('one deposit with its slips, who did what, and its refund')
    .argument('<id>', 'its number', readId)
    .option('--slip <file>', 'write its last slip into this file, as a jpg')
    .action((id: string, { slip }: { slip?: string }) =>
      withPlatform(async ({ deposits }) => {
        show(presentOpened(await deposits.admin.open(id)));
        if (slip === undefined) return;
        const last = (await deposits.admin.slips(id)).at(-1);
        if (!last) throw new Error('This deposit has no slip.');
        await writeFile(slip, last);
      }),
    );
}

function decideCommands(deposits: Command, withPlatform: WithDeposits): void {
  byStaff(deposits.command('claim'))
    .description('take a deposit up, so that no colleague works on it for half an hour')
    .argument('<id>', 'its number', readId)
    .action((id: string, who: Who) =>
      withPlatform(async ({ deposits, staff }, { pool }) => {
        show(rowOf(await deposits.admin.claim(await staffOf(staff.service.actor, pool, who), id)));
      }),
    );

  byStaff(deposits.command('approve'))
    .description('credit what really arrived for a claimed deposit')
    .argument('<id>', 'its number', readId)
    .argument('<amount>', 'what the account has received, fee included', readAmount)
    .action((id: string, amount: Amount, who: Who) =>
      withPlatform(async ({ deposits, staff }, { pool }) => {
        show(rowOf(await deposits.admin.approve(await staffOf(staff.service.actor, pool, who), id, amount)));
      }),
    );

  asStaff(deposits.command('reject'))
    .description('credit nothing for a claimed deposit; the member reads the reason')
    .argument('<id>', 'its number', readId)
    .action((id: string, why: Why) =>
      withPlatform(async ({ deposits, staff }, { pool }) => {
        const by = requireReadable(await actorOf(staff.service.actor, pool, why));
        show(rowOf(await deposits.admin.reject(by, id)));
      }),
    );

  asStaff(deposits.command('refund'))
    .description('give a credited deposit back; of a bank transfer only after it has been transferred back')
    .argument('<id>', 'its number', readId)
    .action((id: string, why: Why) =>
      withPlatform(async ({ deposits, staff }, { pool }) => {
        const by = requireReadable(await actorOf(staff.service.actor, pool, why));
        show({ refund: await deposits.admin.refund(by, id) });
      }),
    );
}

function rowOf(deposit: Deposit) {
  const { id, state, memberId, kind, amount, currency, claimedBy, createdAt } = presentForStaff(deposit, '');
  return { id, state, memberId, kind, amount, currency, claimedBy, createdAt };
}

function readId(text: string): string {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return text;
}
