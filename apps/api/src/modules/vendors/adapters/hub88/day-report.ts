import { playedKinds } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { DayReport, ReportEntry, ReportSpan } from '../../domain/day-report.ts';
import { VendorUnreachable } from '../../domain/transfer-wallet.ts';
import type { WireVendor } from '../../domain/vendor.ts';
import { askSigned } from './signed-answer.ts';

/** A vendor adds up a whole day. */
const ANSWER_WITHIN_MS = 30_000;
const TRANSACTIONS_A_PAGE = 1000;
const MOST_PAGE_BYTES = 1024 * 1024;
const MOST_SUMS = 20_000;
/** A hundred billion: a larger amount of a transaction is a mistake. */
const MOST_UNITS = 10n ** 16n;

// A lone surrogate (Cs) cannot be stored, and a control character cannot be read.
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const amountUpTo = (most: bigint) =>
  z.pipe(
    z.string().check(z.refine((given) => isDecimal(given) && !given.startsWith('-') && parseAmount(given) <= most)),
    z.transform(parseAmount),
  );
const Kind = z.enum(playedKinds);

const Sum = z.object({
  game_code: text(120),
  currency: text(32),
  kind: Kind,
  count: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
  amount: amountUpTo(MOST_UNITS * 100n),
});
const Transaction = z.object({
  transaction_uuid: text(128),
  kind: Kind,
  round: text(120),
  user: z.optional(z.nullable(text(128))),
  game_code: text(120),
  currency: text(32),
  amount: amountUpTo(MOST_UNITS),
});
const About = z.object({ from: z.string(), until: z.string() });
const Sums = z.object({ sums: z.array(Sum).check(z.maxLength(MOST_SUMS)) });
const Page = z.object({
  transactions: z.array(Transaction).check(z.maxLength(TRANSACTIONS_A_PAGE)),
  next: z.nullable(text(200)),
});

/** The report of a vendor of this family: requests signed by us, answers signed by the vendor, money as decimal strings. */
export function createDayReport(
  vendor: WireVendor,
  operatorKey: KeyObject,
  withinMs = ANSWER_WITHIN_MS,
): Required<DayReport> {
  return {
    sums: async (span) => {
      const { sums } = read(Sums, await ask('/report/sums', span));
      return sums.map(({ game_code: gameCode, ...sum }) => ({ gameCode, ...sum }));
    },
    transactions: async (span, { gameCode, currency }, after) => {
      const wish = { game_code: gameCode, currency, after, limit: TRANSACTIONS_A_PAGE };
      const { transactions, next } = read(Page, await ask('/report/transactions', span, wish));
      const entries = transactions.map(entryOf);
      if (entries.some((entry) => entry.gameCode !== gameCode || entry.currency !== currency))
        throw new VendorUnreachable('the answer is about another game');
      return { entries, next };
    },
  };

  /** Only an answer that names the span it is about counts: an older one is signed as well. */
  async function ask(path: string, { from, until }: ReportSpan, more: Record<string, string | number | null> = {}) {
    const fields = { from: from.toString(), until: until.toString(), ...more };
    const answer = await askSigned({ vendor, operatorKey, path, fields, withinMs, mostBytes: MOST_PAGE_BYTES });
    const about = About.safeParse(answer);
    if (!about.success || !isAt(about.data.from, from) || !isAt(about.data.until, until))
      throw new VendorUnreachable('the answer is about another time');
    return answer;
  }
}

function read<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw new VendorUnreachable(`the answer is no report: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function isAt(told: string, at: Temporal.Instant): boolean {
  return Date.parse(told) === at.epochMilliseconds;
}

function entryOf({ transaction_uuid: txId, game_code: gameCode, user = null, ...entry }: z.output<typeof Transaction>) {
  return { ...entry, txId, gameCode, player: user } satisfies ReportEntry;
}
