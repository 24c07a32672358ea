import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { depositStates } from '@champa/contract';
import { type Amount, isDecimal, parseAmount } from '@champa/money';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Pool } from '../../platform/database.ts';
import type { Members } from '../member/index.ts';
import type { Cashier } from './cashier.module.ts';

type Composed = { cashier: Pick<Cashier, 'admin'>; members: Pick<Members, 'byName'> };
type WithCashier = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const ACTOR = ['--actor <name>', 'who does it; written down', readName] as const;
const REASON_LENGTH = { min: 3, max: 300 };
const SOME = 50;

/** bin/champa deposits …, bin/champa correct … */
export function cashierCommands(program: Command, withPlatform: WithCashier): void {
  const deposits = program.command('deposits').description('money in: what came, and what staff decides on');
  lookCommands(deposits, withPlatform);
  decideCommands(deposits, withPlatform);

  program
    .command('correct')
    .description('correct a member’s cash, never below zero; he reads the reason in his account record')
    .argument('<member>')
    .argument(
      '<amount>',
      'signed: what it adds, as 1000 or -250.50 (after -- where it begins with a minus)',
      readSigned,
    )
    .requiredOption('--reason <text>', 'why, in the member’s words', readReason)
    .requiredOption(...ACTOR)
    .option('--key <uuid>', 'the same key corrects once, however often it is sent')
    .action((name: string, amount: Amount, { reason, actor, key }: { reason: string; actor: string; key?: string }) =>
      withPlatform(async ({ cashier, members }, { pool }) => {
        const member = await members.byName(pool, name);
        if (!member) throw new Error(`There is no member ${name}.`);
        const idempotencyKey = key ?? randomUUID();
        print(await cashier.admin.correct({ memberId: member.id, amount, reason, actor, idempotencyKey }));
      }),
    );
}

function lookCommands(deposits: Command, withPlatform: WithCashier): void {
  deposits
    .command('list')
    .description(`the newest ${SOME}`)
    .addOption(new Option('--state <state>', 'only these; open: under way').choices(['open', ...depositStates]))
    .option('--page <number>', 'older ones', readPage, 1)
    .action(({ state, page }: { state?: string; page: number }) =>
      withPlatform(async ({ cashier }) => {
        print(await cashier.admin.list({ state: state ?? null, pageNo: page, pageSize: SOME }));
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
        print(shown);
        if (slip === undefined) return;
        const bytes = await cashier.admin.slip(id, shown.slips);
        if (!bytes) throw new Error('This deposit has no slip.');
        await writeFile(slip, bytes);
      }),
    );
}

function decideCommands(deposits: Command, withPlatform: WithCashier): void {
  deposits
    .command('claim')
    .description('take a deposit up, so that no colleague works on it for half an hour')
    .argument('<id>', 'its number', readId)
    .requiredOption(...ACTOR)
    .action((id: string, { actor }: { actor: string }) =>
      withPlatform(async ({ cashier }) => print(await cashier.admin.claim(id, actor))),
    );

  deposits
    .command('approve')
    .description('credit what really arrived for a claimed deposit')
    .argument('<id>', 'its number', readId)
    .argument('<amount>', 'what the account has received, fee included', readAmount)
    .requiredOption(...ACTOR)
    .action((id: string, amount: Amount, { actor }: { actor: string }) =>
      withPlatform(async ({ cashier }) => print(await cashier.admin.approve(id, amount, actor))),
    );

  deposits
    .command('reject')
    .description('credit nothing for a claimed deposit')
    .argument('<id>', 'its number', readId)
    .requiredOption('--reason <text>', 'why; the member reads it', readReason)
    .requiredOption(...ACTOR)
    .action((id: string, { reason, actor }: { reason: string; actor: string }) =>
      withPlatform(async ({ cashier }) => print(await cashier.admin.reject(id, reason, actor))),
    );

  deposits
    .command('refund')
    .description('give a credited deposit back; of a bank transfer only after it has been transferred back')
    .argument('<id>', 'its number', readId)
    .requiredOption('--reason <text>', 'why', readReason)
    .requiredOption(...ACTOR)
    .action((id: string, { reason, actor }: { reason: string; actor: string }) =>
      withPlatform(async ({ cashier }) => print({ refund: await cashier.admin.refund(id, reason, actor) })),
    );
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

function readReason(text: string): string {
  const reason = text.trim();
  const { min, max } = REASON_LENGTH;
  if (reason.length < min || reason.length > max) throw new InvalidArgumentError(`It has ${min} to ${max} characters.`);
  return reason;
}

function readName(text: string): string {
  if (!/^[\w.@-]{2,40}$/.test(text)) throw new InvalidArgumentError('It is a name of 2 to 40 letters and digits.');
  return text;
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
