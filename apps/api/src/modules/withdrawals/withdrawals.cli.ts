import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type WithdrawalState, withdrawalStates } from '@champa/contract';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import { type Command, InvalidArgumentError } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  type ByStaff,
  byStaff,
  type Listed,
  show,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { Settings } from '../settings/index.ts';
import { withdrawalSettings, type WithdrawalSettings } from './withdrawals.settings.ts';
import { arrives, type Withdrawal } from './domain/withdrawal.ts';
import type { Withdrawals } from './withdrawals.module.ts';
import type { Opened } from './withdrawals.admin.ts';

type Composed = WithEmployees & { withdrawals: Pick<Withdrawals, 'admin'>; settings: Settings };
type WithWithdrawals = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type Pay = Why & { part?: string[]; provider?: string; byHand?: string };
type Rules = { approveBelow?: string | undefined; maxScore?: string | undefined; payBy?: string | undefined };
type RuleChanges = Rules & Partial<Why>;

const WAITING: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved', 'paying', 'disputed'];

/** bin/champa withdrawals … */
export function withdrawalsCommands(program: Command, withPlatform: WithWithdrawals): void {
  const command = program.command('withdrawals').description('money out: the queue, decisions, payments, refunds');
  const look = (work: (admin: Withdrawals['admin']) => Promise<void>): Promise<void> =>
    withPlatform(({ withdrawals }) => work(withdrawals.admin));
  const act = (why: Why, work: (admin: Withdrawals['admin'], by: ByStaff) => Promise<unknown>): Promise<void> =>
    withPlatform(async ({ withdrawals, staff }, { pool }) => {
      await work(withdrawals.admin, await actorOf(staff.service.actor, pool, why));
    });
  const decision = (name: string, description: string): Command =>
    asStaff(command.command(name)).description(description).argument('<id>', 'the number of the withdrawal', readId);

  asList(command.command('list'))
    .description('what waits, the oldest first; or withdrawals of one state')
    .option('--state <state>', withdrawalStates.join(', '), readState)
    .action(({ state, ...listed }: Listed & { state?: WithdrawalState }) =>
      look(async (admin) => table((await admin.list(state ? [state] : WAITING)).map(rowOf), listed)),
    );

  command
    .command('show')
    .description('everything about one: why it was judged as it was, its parts, and who did what')
    .argument('<id>', 'the number of the withdrawal', readId)
    .option('--proofs <folder>', 'write the pictures the member sent into this folder')
    .action((id: string, { proofs }: { proofs?: string }) =>
      look(async (admin) => {
        show(shown(await admin.open(id)));
        if (proofs !== undefined) await writeProofs(await admin.proofs(id), id, proofs);
      }),
    );

  decision('payee', 'show the account that one is paid to, in full; it is recorded who looked').action(
    (id: string, why: Why) => act(why, async (admin, by) => show(await admin.revealPayee(by, id))),
  );

  decision('claim', 'take one on; another employee’s, too').action((id: string, why: Why) =>
    act(why, (admin, by) => admin.claim(by, id)),
  );
  decision('release', 'put one back into the queue').action((id: string, why: Why) =>
    act(why, (admin, by) => admin.release(by, id)),
  );
  decision('approve', 'approve one that you have claimed').action((id: string, why: Why) =>
    act(why, (admin, by) => admin.approve(by, id)),
  );
  decision('reject', 'reject one: the money returns to the member, who reads the reason').action(
    (id: string, why: Why) => act(why, (admin, by) => admin.reject(by, id)),
  );
  decision('pay', 'pay one that is approved, or what is left of it, in one part or several')
    .option('--part <amount...>', 'a part; without one, all that is left', readAmounts)
    .option('--provider <code>', 'the payout provider that pays it')
    .option('--by-hand <reference>', 'it has been paid already; the bank’s reference')
    .action((id: string, { part, provider, byHand, ...why }: Pay) => {
      if ((provider === undefined) === (byHand === undefined))
        throw new Error('Say how: --provider CODE or --by-hand REFERENCE.');
      const order = { amounts: part?.map(parseAmount) ?? null, provider: provider ?? null, note: byHand ?? '' };
      return act(why, (admin, by) => admin.pay(by, id, order));
    });
  decision('refund', 'return what did not leave, or left and did not arrive; the member reads the reason').action(
    (id: string, why: Why) => act(why, (admin, by) => admin.refund(by, id)),
  );
  decision('force-receipt', 'count one as received whatever the member says; nothing is refunded').action(
    (id: string, why: Why) => act(why, (admin, by) => admin.force(by, id)),
  );

  byStaff(command.command('rules'))
    .description('what is approved without anybody looking, and who pays it; without options, show the settings')
    .option('--approve-below <amount>', 'approve less than this; 0: nothing', readAmount)
    .option('--max-score <score>', 'unless the risk score is higher', readScore)
    .option('--pay-by <code>', 'the provider that pays what is approved by itself; "staff": none')
    .option('--reason <text>', 'why; kept with the change')
    .action(({ reason = '', approveBelow, maxScore, payBy, ...who }: RuleChanges) =>
      withPlatform(async ({ settings, staff: { service } }, { pool }) => {
        const setting = withdrawalSettings.withdrawals;
        const withdrawals = await settings.get(setting);
        const after = changed(withdrawals, { approveBelow, maxScore, payBy });
        if (after === withdrawals) return show(withdrawals);
        const by = await actorOf(service.actor, pool, { ...who, reason });
        await settings.admin.set(by, { setting, value: after });
      }),
    );
}

function changed(before: WithdrawalSettings, { approveBelow, maxScore, payBy }: Rules): WithdrawalSettings {
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

function rowOf({ id, state, currency, amount, memberId, payee, score, claimedBy, createdAt }: Withdrawal) {
  const to = `${payee.providerName} ${payee.hidden}`;
  return { id, state, amount: formatDecimal(amount), currency, memberId, to, score, claimedBy, createdAt };
}

function shown({ withdrawal, parts, steps, proofs }: Opened): object {
  const { payee, hold, amount, fee, paid, returned, ...rest } = withdrawal;
  const { sealed: _sealed, ...destination } = payee;
  return {
    ...rest,
    amount: formatDecimal(amount),
    fee: formatDecimal(fee),
    arrives: formatDecimal(arrives(withdrawal)),
    paid: formatDecimal(paid),
    returned: formatDecimal(returned),
    hold,
    payee: destination,
    parts: parts.map((part) => ({ ...part, amount: formatDecimal(part.amount) })),
    proofs,
    steps,
  };
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
