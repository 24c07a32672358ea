import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { FeedPage, FeedRound } from '../../domain/feed-round.ts';

export const ROUNDS_A_PAGE = 200;
export const MOST_PAGE_BYTES = 512 * 1024;
const MOST_TEXT = 1000;
/** A hundred billion: a larger amount of a round is a mistake. */
const MOST_UNITS = 10n ** 16n;

// A lone surrogate (Cs) cannot be stored, and a control character cannot be read.
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const Amount = z.pipe(
  z
    .string()
    .check(z.refine((amount) => isDecimal(amount) && !amount.startsWith('-') && parseAmount(amount) <= MOST_UNITS)),
  z.transform(parseAmount),
);
/** From the year 2000 on: earlier is a mistake, and the database has no year 0. */
const Time = z.pipe(
  z.iso.datetime({ offset: true }).check(z.regex(/^2/)),
  z.transform((time) => Temporal.Instant.from(time)),
);

const Round = z.object({
  round: text(120),
  revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  status: z.enum(['settled', 'void']),
  user: text(128),
  currency: text(32),
  game_code: text(120),
  stake: Amount,
  win: Amount,
  bets: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  started_at: Time,
  settled_at: Time,
  changed_at: Time,
});
const Page = z.object({
  rounds: z.array(z.unknown()).check(z.maxLength(ROUNDS_A_PAGE)),
  next: z.nullable(text(200)),
});

/** A page of settled rounds; null where it is invalid. An unreadable round does not block the others. */
export function readPage(answered: unknown): FeedPage | null {
  const page = Page.safeParse(answered);
  if (!page.success) return null;
  const found: FeedPage = { rounds: [], unreadable: [], next: page.data.next };
  for (const each of page.data.rounds) {
    const round = Round.safeParse(each);
    if (round.success) found.rounds.push(feedRound(round.data));
    else found.unreadable.push({ text: JSON.stringify(each).slice(0, MOST_TEXT) });
  }
  return found;
}

function feedRound({
  round,
  revision,
  status,
  user,
  currency,
  stake,
  win,
  ...more
}: z.output<typeof Round>): FeedRound {
  return {
    ref: round,
    revision,
    state: status,
    player: user,
    currency,
    gameCode: more.game_code,
    stake,
    win: status === 'void' ? 0n : win,
    bets: more.bets ?? null,
    startedAt: more.started_at,
    settledAt: more.settled_at,
    changedAt: more.changed_at,
  };
}
