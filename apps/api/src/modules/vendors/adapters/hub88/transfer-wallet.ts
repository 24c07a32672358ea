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
import { addressOf, MOST_BYTES, readAtMost } from './ask.ts';
import { MOST_PAGE_BYTES, readPage, ROUNDS_A_PAGE } from './settled-rounds.ts';
import { isSigned, SIGNATURE_HEADER, signBody } from './signature.ts';

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

  async function ask(
    path: string,
    fields: Record<string, string | number | null>,
    mostBytes = MOST_BYTES,
  ): Promise<unknown> {
    if (vendor.launchUrl === null) throw new VendorUnreachable('the vendor has no address');
    const body = Buffer.from(JSON.stringify(fields));
    try {
      const response = await fetch(addressOf(vendor.launchUrl, path), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, operatorKey) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      });
      const answer = await readAtMost(response, mostBytes);
      if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${answer.toString().slice(0, 200)}`);
      const signature = response.headers.get(SIGNATURE_HEADER) ?? undefined;
      if (!vendor.keys.some((key) => isSigned(answer, signature, key)))
        throw new Error('the answer is not signed by the vendor');
      return JSON.parse(answer.toString());
    } catch (error) {
      throw new VendorUnreachable('no answer that can be trusted', { cause: error });
    }
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
