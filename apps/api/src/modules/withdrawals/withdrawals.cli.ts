import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type WithdrawalState, withdrawalStates } from '@champa/contract';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import { type Command, InvalidArgumentError } from 'commander';
import { actorOf, type FindActor, type Why } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Site, WithdrawalSettings } from '../site/index.ts';
import { arrives, type Withdrawal } from './domain/withdrawal.ts';
import type { Withdrawals } from './withdrawals.module.ts';
import type { Opened } from './withdrawals.admin.ts';

type Composed = {
  withdrawals: Pick<Withdrawals, 'admin'>;
  site: Pick<Site, 'settings'>;
  staff: { service: { actor: FindActor } };
};
type WithWithdrawals = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type By = { by: string; reason: string };
type Pay = By & { part?: string[]; provider?: string; byHand?: string };
type RuleChanges = { approveBelow?: string; maxScore?: string; payBy?: string } & Partial<Why>;

const WAITING: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved', 'paying', 'disputed'];

/** bin/champa withdrawals … */
export function withdrawalsCommands(program: Command, withPlatform: WithWithdrawals): void {
  const out = (line: string): boolean => process.stdout.write(`${line}\n`);
  const command = program.command('withdrawals').description('money out: the queue, decisions, payments, refunds');
  const staff = (work: (staff: Withdrawals['admin']) => Promise<unknown>): Promise<void> =>
    withPlatform(async ({ withdrawals }) => void (await inWords(() => work(withdrawals.admin))));
  const decision = (name: string, description: string): Command =>
    command
      .command(name)
      .description(description)
      .argument('<id>', 'the number of the withdrawal', readId)
      .requiredOption('--by <name>', 'who does it')
      .requiredOption('--reason <text>', 'why; the member reads that of a rejection or a refund');
  const actor = ({ by, reason }: By) => ({ actor: `staff:${by}`, reason });

  command
    .command('list')
    .description('what waits, the oldest first; or withdrawals of one state')
    .option('--state <state>', withdrawalStates.join(', '), readState)
    .action(({ state }: { state?: WithdrawalState }) =>
      staff(async (service) => {
        for (const one of await service.list(state ? [state] : WAITING)) out(lineOf(one));
      }),
    );

  command
    .command('show')
    .description('everything about one: where it goes, why it was judged as it was, its parts, and who did what')
    .argument('<id>', 'the number of the withdrawal', readId)
    .option('--proofs <folder>', 'write the pictures the member sent into this folder')
    .action((id: string, { proofs }: { proofs?: string }) =>
      staff(async (service) => {
        out(JSON.stringify(shown(await service.open(id)), null, 2));
        if (proofs !== undefined) await writeProofs(await service.proofs(id), id, proofs);
      }),
    );

  decision('claim', 'take one on; another employee’s, too').action((id: string, by: By) =>
    staff((service) => service.claim(id, actor(by))),
  );
  decision('release', 'put one back into the queue').action((id: string, by: By) =>
    staff((service) => service.release(id, actor(by))),
  );
  decision('approve', 'approve one that you have claimed').action((id: string, by: By) =>
    staff((service) => service.approve(id, actor(by))),
  );
  decision('reject', 'reject one: the money returns to the member').action((id: string, by: By) =>
    staff((service) => service.reject(id, actor(by))),
  );
  decision('pay', 'pay one that is approved, or what is left of it, in one part or several')
    .option('--part <amount...>', 'a part; without one, all that is left', readAmounts)
    .option('--provider <code>', 'the payout provider that pays it')
    .option('--by-hand <reference>', 'it has been paid already; the bank’s reference')
    .action((id: string, { part, provider, byHand, ...by }: Pay) => {
      if ((provider === undefined) === (byHand === undefined))
        throw new Error('Say how: --provider CODE or --by-hand REFERENCE.');
      const order = { amounts: part?.map(parseAmount) ?? null, provider: provider ?? null, note: byHand ?? '' };
      return staff((service) => service.pay(id, order, actor(by)));
    });
  decision('refund', 'return what did not leave, or left and did not arrive').action((id: string, by: By) =>
    staff((service) => service.refund(id, actor(by))),
  );
  decision('force-receipt', 'count one as received whatever the member says; nothing is refunded').action(
    (id: string, by: By) => staff((service) => service.force(id, actor(by))),
  );

  command
    .command('rules')
    .description('what is approved without anybody looking, and who pays it; without options, show the settings')
    .option('--approve-below <amount>', 'approve less than this; 0: nothing', readAmount)
    .option('--max-score <score>', 'unless the risk score is higher', readScore)
    .option('--pay-by <code>', 'the provider that pays what is approved by itself; "staff": none')
    .option('--by <username>', 'the employee who does this; CHAMPA_STAFF where it is left out')
    .option('--reason <text>', 'why; kept with the change')
    .action(({ by: name, reason = '', ...changes }: RuleChanges) =>
      withPlatform(async ({ site, staff: { service } }, { pool }) => {
        const { withdrawals } = await site.settings.get();
        const after = changed(withdrawals, changes);
        if (after === withdrawals) return void out(JSON.stringify(withdrawals, null, 2));
        const by = await actorOf(service.actor, pool, { ...(name !== undefined && { by: name }), reason });
        await inTransaction(pool, (tx) => site.settings.set(tx, 'withdrawals', after, by));
      }),
    );
}

function changed(before: WithdrawalSettings, { approveBelow, maxScore, payBy }: RuleChanges): WithdrawalSettings {
  if (approveBelow === undefined && maxScore === undefined && payBy === undefined) return before;
  return {
    ...before,
    automatic: {
      below: approveBelow ?? before.automatic.below,
      maxScore: maxScore === undefined ? before.automatic.maxScore : Number(maxScore),
    },
    payoutProvider: payBy === undefined ? before.payoutProvider : payBy === 'staff' ? null : payBy,
  };
}

/** A refusal of the API in words for whoever reads the command line. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'WITHDRAWAL_CLOSED') throw error;
    throw new Error(`This cannot be done with a withdrawal that is ${String(error.value?.['state'])}.`, {
      cause: error,
    });
  }
}

function lineOf(one: Withdrawal): string {
  const { id, state, currency, amount, memberId, payee, score, claimedBy, createdAt } = one;
  const where = `${payee.providerName} ${payee.hidden}`;
  return [
    id,
    state,
    `${currency} ${formatDecimal(amount)}`,
    `member ${memberId}`,
    where,
    `score ${score}`,
    claimedBy ?? '-',
    createdAt,
  ]
    .map(String)
    .join('\t');
}

function shown({ withdrawal, parts, steps, proofs, details }: Opened): object {
  const { payee, hold, amount, fee, paid, returned, ...rest } = withdrawal;
  const { sealed: _sealed, hidden: _hidden, ...destination } = payee;
  return plain({
    ...rest,
    amount: formatDecimal(amount),
    fee: formatDecimal(fee),
    arrives: formatDecimal(arrives(withdrawal)),
    paid: formatDecimal(paid),
    returned: formatDecimal(returned),
    hold,
    payee: { ...destination, ...details },
    parts: parts.map((part) => ({ ...part, amount: formatDecimal(part.amount) })),
    proofs,
    steps,
  });
}

/** Identifiers are bigint, instants are Temporal: both as their text. */
function plain(value: object): object {
  return JSON.parse(
    JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each)),
  ) as object;
}

async function writeProofs(pictures: readonly Buffer[], id: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [i, picture] of pictures.entries()) {
    await writeFile(path.join(folder, `withdrawal-${id}-${i + 1}.jpg`), picture);
  }
}

function readId(text: string): string {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new InvalidArgumentError('a number');
  return text;
}

function readState(text: string): WithdrawalState {
  const state = withdrawalStates.find((one) => one === text);
  if (!state) throw new InvalidArgumentError(`one of ${withdrawalStates.join(', ')}`);
  return state;
}

function readAmount(text: string): string {
  if (!isDecimal(text) || parseAmount(text) < 0n) throw new InvalidArgumentError('a decimal: 250000 or 250000.50');
  return text;
}

function readAmounts(text: string, before: string[] = []): string[] {
  return [...before, readAmount(text)];
}

function readScore(text: string): string {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('a whole number from 0 to 100');
  return text;
}
