import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { enqueue, type Job } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Dialect } from './adapters/dialect.ts';
import type { StrayRound, FeedOutcome, FeedPage, FeedRound } from './domain/feed-round.ts';
import { type TransferWallet, VendorUnreachable } from './domain/transfer-wallet.ts';
import type { Vendor, WireVendor } from './domain/vendor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { notPossible } from './vendors.errors.ts';
import type { Registry } from './vendors.registry.ts';
import * as repo from './vendors.round-feeds.repo.ts';

const PULL_ALL = 'vendors_pull_rounds';
const PULL_AGAIN = 'vendors_pull_rounds_again';
const PULL_ONE = 'vendors_pull_rounds_of';

/**
 * Each pull reads this much again: a vendor's servers record a round a little after it changed, and not in one order.
 */
const OVERLAP = Temporal.Duration.from({ minutes: 10 });
/** Once a day this much is read again, for rounds recorded later still. */
const AGAIN = Temporal.Duration.from({ hours: 72 });
/** However many moves there are at a vendor, its feed is pulled at most once in this time. */
const PACE_SECONDS = 10;
const MOST_LISTED = 200;

const Payload = z.object({ vendor: z.string(), from: z.optional(z.string()) });

export type Pulled = Record<FeedOutcome, number> & { unreadable: number };

export type RoundFeedsService = ReturnType<typeof createRoundFeeds>['service'];

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  registry: Registry;
  dialects: readonly Dialect[];
  listVendors: () => Promise<readonly Vendor[]>;
};

/** Has a vendor's rounds pulled soon, since a move showed a result of play. */
export async function pullRoundsSoon(tx: WriteHandle, vendor: string, now: Temporal.Instant): Promise<void> {
  const turn = Math.floor(now.epochMilliseconds / 1000 / PACE_SECONDS) + 1;
  const runAt = Temporal.Instant.fromEpochMilliseconds(turn * PACE_SECONDS * 1000);
  await enqueue(tx, PULL_ONE, { vendor }, { ...queueOf(vendor), runAt, key: `${PULL_ONE}:${vendor}:${turn}` });
}

/** One after another for a vendor: two at once would only do the same work twice. */
function queueOf(vendor: string): { queue: string } {
  return { queue: `${PULL_ONE}:${vendor}` };
}

/**
 * Pulls settled-round feeds of transfer-wallet vendors. Each page is stored in one transaction together with the
 * position of the pull; the vendor is called between them. Wherever this stops, the next pull begins a little before.
 */
export function createRoundFeeds({ pool, clock, log, registry, dialects, listVendors }: Needs) {
  const walletVendors = async (): Promise<Vendor[]> =>
    (await listVendors()).filter(({ wallet, launchUrl }) => wallet === 'transfer' && launchUrl !== null);

  function walletOf(vendor: WireVendor | null): TransferWallet | null {
    const dialect = dialects.find(({ name }) => name === vendor?.dialect);
    return vendor?.wallet === 'transfer' && dialect?.transferWallet ? dialect.transferWallet(vendor) : null;
  }

  /** @throws VendorUnreachable; what was read until then stays */
  async function pull(vendor: WireVendor, wallet: TransferWallet, from: Temporal.Instant): Promise<Pulled> {
    const pulled = { ...NOTHING };
    let after: string | null = null;
    let last = from;
    do {
      const page: FeedPage = await wallet.settledRounds({ from, after });
      requireOrder(page, last, after);
      last = page.rounds.at(-1)?.changedAt ?? last;
      add(pulled, await take(vendor, page));
      after = page.next;
    } while (after !== null);
    await inTransaction(pool, (tx) => repo.notePulled(tx, vendor.id, null, clock.now()));
    return pulled;
  }

  async function take({ id, code }: WireVendor, { rounds, unreadable }: FeedPage): Promise<Pulled> {
    const now = clock.now();
    const strays: StrayRound[] = unreadable.map(({ text }) => ({
      ref: `unreadable:${createHash('sha256').update(text).digest('hex')}`,
      reason: 'unreadable',
      told: text,
      at: now,
    }));
    const pulled = { ...NOTHING, unreadable: strays.length };
    await inTransaction(pool, async (tx) => {
      const taken = await repo.takeFeedRounds(tx, id, rounds, now);
      for (const [index, { ref, outcome }] of taken.entries()) {
        pulled[outcome] += 1;
        if (isStray(outcome)) strays.push({ ref, reason: outcome, told: describe(rounds[index]!), at: now });
      }
      for (const stray of strays) await repo.upsertStray(tx, id, stray);
      await repo.deleteStrays(
        tx,
        id,
        taken.filter(({ outcome }) => !isStray(outcome)).map(({ ref }) => ref),
      );
      const last = rounds.at(-1);
      // A vendor's clock that is ahead of ours must not make us skip later rounds.
      if (last) await repo.updateReached(tx, id, earlier(last.changedAt, now));
    });
    if (strays.length > 0)
      log.error(
        { vendor: code, rounds: strays.map(({ ref, reason }) => `${reason} ${ref}`) },
        'stray rounds came in a feed',
      );
    return pulled;
  }

  async function run(payload: unknown): Promise<void> {
    const { vendor: code, from } = Payload.parse(payload);
    const vendor = await registry.find(code);
    const wallet = walletOf(vendor);
    if (!vendor || !wallet) return;
    try {
      await pull(vendor, wallet, from === undefined ? await beginningOf(vendor) : Temporal.Instant.from(from));
    } catch (error) {
      if (!(error instanceof VendorUnreachable)) throw error;
      await inTransaction(pool, (tx) => repo.notePulled(tx, vendor.id, reasonOf(error), clock.now()));
      log.warn({ err: error, vendor: code }, 'the rounds of a vendor could not be pulled; it is asked again');
    }
  }

  async function beginningOf({ id }: Vendor): Promise<Temporal.Instant> {
    return (await repo.selectPull(pool, id)).reached.subtract(OVERLAP);
  }

  async function enqueueAll(from?: Temporal.Instant): Promise<void> {
    const vendors = await walletVendors();
    await inTransaction(pool, async (tx) => {
      for (const { code: vendor } of vendors) {
        const payload = { vendor, ...(from && { from: from.toString() }) };
        await enqueue(tx, PULL_ONE, payload, {
          ...queueOf(vendor),
          key: `${PULL_ONE}:${vendor}:${from ? 'again' : 'next'}`,
        });
      }
    });
  }

  const service = {
    /**
     * Pulls a vendor's rounds now; where `from` is given, again what changed since then.
     *
     * @throws ApiError NOT_FOUND where it keeps no balances; NOT_POSSIBLE where it does not answer
     */
    async pull(code: string, from?: Temporal.Instant): Promise<Pulled> {
      const vendor = await registry.find(code);
      const wallet = walletOf(vendor);
      if (!vendor || !wallet) throw new ApiError('NOT_FOUND', { 'vendor that keeps balances': code });
      return pull(vendor, wallet, from ?? (await beginningOf(vendor))).catch((error: unknown) => {
        throw error instanceof VendorUnreachable ? notPossible(reasonOf(error)) : error;
      });
    },

    /** How far each vendor's rounds were pulled, and the stray rounds. */
    standings: async () =>
      Promise.all(
        (await walletVendors()).map(async ({ id, code }) => ({
          code,
          ...(await repo.selectPull(pool, id)),
          strays: await repo.selectStrays(pool, id, MOST_LISTED),
        })),
      ),
  };
  const jobs: Job[] = [
    { name: PULL_ALL, cron: '* * * * *', run: () => enqueueAll() },
    { name: PULL_AGAIN, cron: '35 19 * * *', run: () => enqueueAll(clock.now().subtract(AGAIN)) },
    { name: PULL_ONE, run },
  ];
  return { service, jobs };
}

const NOTHING: Pulled = {
  begun: 0,
  changed: 0,
  known: 0,
  on_the_wire: 0,
  unknown_player: 0,
  wrong_currency: 0,
  unreadable: 0,
};

/**
 * A feed that is not in the order of its changes would make us skip some of them, and one without an end would never
 * finish.
 *
 * @throws VendorUnreachable
 */
function requireOrder({ rounds, next }: FeedPage, last: Temporal.Instant, after: string | null): void {
  const times = [last, ...rounds.map(({ changedAt }) => changedAt)];
  const isOrdered = times.every((time, index) => index === 0 || Temporal.Instant.compare(times[index - 1]!, time) <= 0);
  if (!isOrdered) throw new VendorUnreachable('the rounds are not in the order of their changes');
  if (next !== null && (rounds.length === 0 || next === after)) throw new VendorUnreachable('the list does not end');
}

function isStray(outcome: FeedOutcome): boolean {
  return outcome === 'unknown_player' || outcome === 'wrong_currency';
}

function describe(round: FeedRound): string {
  return JSON.stringify(round, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

function reasonOf({ message, cause }: VendorUnreachable): string {
  return (cause instanceof Error ? `${message}: ${cause.message}` : message).slice(0, 300);
}

function add(sum: Pulled, more: Pulled): void {
  for (const outcome of Object.keys(more) as (keyof Pulled)[]) sum[outcome] += more[outcome];
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
