import type { KeyObject } from 'node:crypto';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import {
  type Holder,
  type TransferAnswer,
  type TransferWallet,
  VendorUnreachable,
} from '../../domain/transfer-wallet.ts';
import type { WireVendor } from '../../domain/vendor.ts';
import { MOST_BYTES } from './ask.ts';
import { MOST_PAGE_BYTES, readPage, ROUNDS_A_PAGE } from './settled-rounds.ts';
import { askSigned } from './signed-answer.ts';

const ANSWER_WITHIN_MS = 5000;

const Amount = z.pipe(
  z.string().check(z.refine((text) => isDecimal(text) && !text.startsWith('-'))),
  z.transform(parseAmount),
);

const BalanceAnswer = z.object({ user: z.string(), currency: z.string(), balance: Amount });

const TransferAnswered = z.object({
  reference: z.string(),
  status: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  amount: z.optional(Amount),
  balance: z.optional(Amount),
});

/** Answers that are certain that nothing was done and nothing will be. Any other leaves the outcome open. */
const REFUSALS = new Set(['no_player', 'not_enough', 'reused', 'buried']);

/**
 * The calls of a transfer-wallet vendor of this family: requests signed by us, answers signed by the vendor, money as
 * decimal strings. Only a signed answer to exactly this request counts.
 */
export function createTransferWallet(
  vendor: WireVendor,
  operatorKey: KeyObject,
  withinMs = ANSWER_WITHIN_MS,
): TransferWallet {
  return {
    openPlayer: async (holder) => {
      await holding('/wallet/player', holder);
    },
    balance: (holder) => holding('/wallet/balance', holder),
    transfer: async ({ player, currency, reference, direction, amount }) => {
      const fields = { user: player, currency, reference, direction, amount: formatDecimal(amount) };
      return judge(await ask('/wallet/transfer', fields), reference, amount);
    },
    outcomeOf: async ({ reference, amount }) =>
      judge(await ask('/wallet/transfer/status', { reference }), reference, amount),
    settledRounds: async ({ from, after }) => {
      const fields = { from: from.toString(), after, limit: ROUNDS_A_PAGE };
      const page = readPage(await ask('/wallet/rounds', fields, MOST_PAGE_BYTES));
      if (!page) throw new VendorUnreachable('the answer is no page of rounds');
      return page;
    },
  };

  async function holding(path: string, { player, currency }: Holder): Promise<bigint> {
    const answer = BalanceAnswer.safeParse(await ask(path, { user: player, currency }));
    if (!answer.success || answer.data.user !== player || answer.data.currency !== currency)
      throw new VendorUnreachable('the answer is about something else');
    return answer.data.balance;
  }

  function ask(path: string, fields: Record<string, string | number | null>, mostBytes = MOST_BYTES): Promise<unknown> {
    return askSigned({ vendor, operatorKey, path, fields, withinMs, mostBytes });
  }
}

function judge(answered: unknown, reference: string, amount: bigint): TransferAnswer {
  const answer = TransferAnswered.safeParse(answered);
  if (!answer.success || answer.data.reference !== reference)
    throw new VendorUnreachable('the answer is about something else');
  const { status, balance, amount: moved } = answer.data;
  if (REFUSALS.has(status)) return { kind: 'refused', reason: status };
  if (status !== 'done' || moved !== amount || balance === undefined)
    throw new VendorUnreachable(`an answer that cannot be understood: ${status}`);
  return { kind: 'done', balance };
}
