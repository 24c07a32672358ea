import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { depositStates } from '@champa/contract';
import { type Amount, isDecimal, parseAmount } from '@champa/money';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  byStaff,
  type Listed,
  show,
  staffOf,
  table,
  type Who,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Cashier } from './cashier.module.ts';

type Composed = WithEmployees & { cashier: Pick<Cashier, 'admin'>; members: Pick<Members, 'byName'> };
type WithCashier = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const REASON_LENGTH = { min: 3, max: 300 };
const SOME = 50;

/** bin/champa deposits …, bin/champa correct … */
export function cashierCommands(program: Command, withPlatform: WithCashier): void {
  const deposits = program.command('deposits').description('money in: what came, and what staff decides on');
  lookCommands(deposits, withPlatform);
  decideCommands(deposits, withPlatform);

  asStaff(program.command('correct'))
    .description('correct a member’s cash, never below zero; the member reads the reason in the account record')
    .argument('<member>')
    .argument(
      '<amount>',
      'signed: what it adds, as 1000 or -250.50 (after -- where it begins with a minus)',
      readSigned,
    )
    .option('--key <uuid>', 'the same key corrects once, however often it is sent')
    .action((name: string, amount: Amount, { key, ...why }: Why & { key?: string }) =>
      withPlatform(async ({ cashier, members, staff }, { pool }) => {
        const { actor, reason } = await reasoned(staff, pool, why);
        const memberId = await idOfName(members, pool, name);
        show(await cashier.admin.correct({ memberId, amount, reason, actor, idempotencyKey: key ?? randomUUID() }));
      }),
    );
}

function lookCommands(deposits: Command, withPlatform: WithCashier): void {
  asList(deposits.command('list'))
    .description(`the newest ${SOME}`)
    .addOption(new Option('--state <state>', 'only these; open: under way').choices(['open', ...depositStates]))
    .option('--page <number>', 'older ones', readPage, 1)
    .action(({ state, page, ...listed }: Listed & { state?: string; page: number }) =>
      withPlatform(async ({ cashier }) => {
        const { list } = await cashier.admin.list({ state: state ?? null, pageNo: page, pageSize: SOME });
        table(list.map(rowOf), listed);
      }),
    );

  deposits
    .command('show')
    .description('one deposit with its slips, who did what, and its refund')
    .argument('<id>', 'its number', readId)
    .option('--slip <file>', 'write its last slip into this file, as a jpg')
    .action((id: string, { slip }: { slip?: string }) =>
      withPlatform(async ({ cashier }) => {
        const shown = await cashier.admin.show(id);
        show(shown);
        if (slip === undefined) return;
        const bytes = await cashier.admin.slip(id, shown.slips);
        if (!bytes) throw new Error('This deposit has no slip.');
        await writeFile(slip, bytes);
      }),
    );
}

function decideCommands(deposits: Command, withPlatform: WithCashier): void {
  byStaff(deposits.command('claim'))
    .description('take a deposit up, so that no colleague works on it for half an hour')
    .argument('<id>', 'its number', readId)
    .action((id: string, who: Who) =>
      withPlatform(async ({ cashier, staff }, { pool }) => {
        const { actor } = await staffOf(staff.service.actor, pool, who);
        show(await cashier.admin.claim(id, actor));
      }),
    );

  byStaff(deposits.command('approve'))
    .description('credit what really arrived for a claimed deposit')
    .argument('<id>', 'its number', readId)
    .argument('<amount>', 'what the account has received, fee included', readAmount)
    .action((id: string, amount: Amount, who: Who) =>
      withPlatform(async ({ cashier, staff }, { pool }) => {
        const { actor } = await staffOf(staff.service.actor, pool, who);
        show(await cashier.admin.approve(id, amount, actor));
      }),
    );

  asStaff(deposits.command('reject'))
    .description('credit nothing for a claimed deposit; the member reads the reason')
    .argument('<id>', 'its number', readId)
    .action((id: string, why: Why) =>
      withPlatform(async ({ cashier, staff }, { pool }) => {
        const { actor, reason } = await reasoned(staff, pool, why);
        show(await cashier.admin.reject(id, reason, actor));
      }),
    );

  asStaff(deposits.command('refund'))
    .description('give a credited deposit back; of a bank transfer only after it has been transferred back')
    .argument('<id>', 'its number', readId)
    .action((id: string, why: Why) =>
      withPlatform(async ({ cashier, staff }, { pool }) => {
        const { actor, reason } = await reasoned(staff, pool, why);
        show({ refund: await cashier.admin.refund(id, reason, actor) });
      }),
    );
}

/** @throws Error where the reason is no sentence that a member could read, too */
async function reasoned({ service }: WithEmployees['staff'], pool: Pool, why: Why) {
  const by = await actorOf(service.actor, pool, why);
  const { min, max } = REASON_LENGTH;
  if (by.reason.length < min || by.reason.length > max) throw new Error(`A reason has ${min} to ${max} characters.`);
  return by;
}

type Listable = Awaited<ReturnType<Cashier['admin']['list']>>['list'][number];

function rowOf(one: Listable) {
  const { id, state, memberId, kind, amount, currency, claimedBy, createdAt } = one;
  return { id, state, memberId, kind, amount, currency, claimedBy, createdAt };
}

function readId(text: string): string {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return text;
}

function readPage(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It is a whole number from 1.');
  return Number(text);
}

function readAmount(text: string): Amount {
  const amount = readSigned(text);
  if (amount < 0n) throw new InvalidArgumentError('It is more than nothing.');
  return amount;
}

function readSigned(text: string): Amount {
  const isMoney = isDecimal(text) && /^-?\d{1,12}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text);
  if (!isMoney) throw new InvalidArgumentError('It is an amount with at most two decimals, as 1000 or 250.50.');
  return parseAmount(text);
}
