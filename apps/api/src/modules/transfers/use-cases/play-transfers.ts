import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Amount, minimum, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { failuresOf, throwFailures } from '../../../platform/each.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { TAKE_OVER_SECONDS, wholePart } from '../domain/move.ts';
import { selectUnderWay } from '../moves.repo.ts';
import { endAutomatic, type PlacedWallet, selectAutomatic, selectWallets } from '../wallets.repo.ts';
import type { BeginMove } from './begin-move.ts';
import type { BringBack } from './bring-back.ts';
import type { CarryOutMove, FindWallet } from './carry-out-move.ts';
import type { Holder, LookAtWallets } from './look-at-wallets.ts';
import type { ResolveMove } from './resolve-move.ts';

/** The brand's settings of money that follows the player. */
export type AutomaticTransfer = {
  /** A game of a transfer-wallet vendor opens with money moved in. */
  autoIn: boolean;
  /** Money moved in so comes back when the game is left. */
  autoOut: boolean;
  /** How much is moved in: all cash, or an amount. */
  autoAmount: string;
  /** A game counts as left when nothing has moved at the vendor for so long. */
  idleMinutes: number;
};

export const BRING_BACK = 'transfers_bring_back';
export const CALL_BACK = 'transfers_call_back';
const Payload = z.object({ memberId: z.string(), currency: z.string(), vendor: z.string() });

const Member = z.object({ memberId: z.string() });

const AT_A_TIME = 200;
const AT_ONCE = 8;
/** A vendor that has answered no query is tried for this many members. */
const ASKED_OF_SILENT = 16;
/** A move that another request is carrying out ends within this time. */
const WAITS_MS = 250;
const WAITS = 12;

type Needs = {
  pool: Pool;
  clock: Clock;
  log: Log;
  rules: () => Promise<AutomaticTransfer>;
  cashOf: (holder: Holder) => Promise<Amount>;
  findWallet: FindWallet;
  look: Pick<LookAtWallets, 'ask'>;
  begin: BeginMove;
  carryOut: CarryOutMove;
  resolve: ResolveMove['resolve'];
  bringBack: BringBack;
};

/**
 * The member begins a time-out or exclusion: a job recalls all their money from vendors, so that open games have
 * nothing to stake.
 */
export function callBackLater(tx: WriteHandle, memberId: string): Promise<void> {
  return enqueue(tx, CALL_BACK, { memberId });
}

export type PlayTransfers = ReturnType<typeof createPlayTransfers>;

/** Money that follows the player: in when a game is opened, back when it is left. */
export function createPlayTransfers(needs: Needs) {
  const { pool, clock, log, rules, look, begin, carryOut, resolve, bringBack } = needs;

  /**
   * Waits until no move with the vendor is under way. @throws ApiError TRANSFER_UNDER_WAY when the vendor stays silent
   */
  async function requireQuiet(memberId: string, vendor: string): Promise<void> {
    for (let wait = 0; wait < WAITS; wait += 1) {
      const move = (await selectUnderWay(pool, memberId)).find((each) => each.vendor === vendor);
      if (!move) return;
      // The request that carries it out is done by then; resolving earlier could end it as never sent.
      if (clock.now().since(move.createdAt).total('seconds') >= TAKE_OVER_SECONDS) await resolve(move.id);
      await sleep(WAITS_MS);
    }
    throw new ApiError('TRANSFER_UNDER_WAY');
  }

  async function moveIn(holder: Holder, vendor: string, { autoAmount }: AutomaticTransfer): Promise<void> {
    const cash = wholePart(await needs.cashOf(holder));
    const amount = autoAmount === 'all' ? cash : minimum(cash, wholePart(parseAmount(autoAmount)));
    if (amount === 0n) return;
    const wish = { ...holder, vendor, amount, direction: 'in', cause: 'launch', idempotencyKey: randomUUID() } as const;
    const move = await begin(wish).catch((error: unknown) => begin({ ...wish, amount: leftBy(error) }));
    const { state } = await carryOut(move);
    if (state === 'refused') throw new ApiError('VENDOR_WALLET_UNAVAILABLE');
    if (state !== 'confirmed') throw new ApiError('TRANSFER_UNDER_WAY');
  }

  const automatic = async ({ memberId, currency }: Holder): Promise<PlacedWallet[]> =>
    (await selectWallets(pool, memberId)).filter((wallet) => wallet.autoSince && wallet.currency === currency);

  /**
   * Brings back what was moved in by itself, as far as the vendor returns it now; the job of idle wallets does the
   * rest.
   */
  async function returnFrom({ memberId, currency, vendor }: PlacedWallet): Promise<void> {
    const wish = { cause: 'return', idempotencyKey: randomUUID() } as const;
    const { outcome } = await bringBack({ memberId, currency }, vendor, wish);
    if (outcome === 'empty') await inTransaction(pool, (tx) => endAutomatic(tx, { memberId, vendor, currency }));
    if (outcome !== 'back' && outcome !== 'empty') log.warn({ vendor, outcome }, 'money has not come back yet');
  }

  return {
    /**
     * Before a game is opened: money moved to other vendors by itself comes back, and money is moved in where the game
     * has a transfer wallet. Resolves only when the outcome is known.
     *
     * @throws ApiError TRANSFER_UNDER_WAY, VENDOR_WALLET_UNAVAILABLE, or why nothing may be moved in: the game is not opened then
     */
    async beforeGame(holder: Holder, vendor: string): Promise<void> {
      const { autoOut, ...rest } = await rules();
      const elsewhere = autoOut ? (await automatic(holder)).filter((wallet) => wallet.vendor !== vendor) : [];
      await Promise.all(elsewhere.map(returnFrom));
      const found = await needs.findWallet(vendor);
      if (!found) return;
      await requireQuiet(holder.memberId, vendor);
      if (rest.autoIn) await moveIn(holder, vendor, { autoOut, ...rest });
      const { memberId: player, currency } = holder;
      await found.wallet.openPlayer({ player, currency }).catch(() => {
        throw new ApiError('VENDOR_WALLET_UNAVAILABLE');
      });
    },

    /**
     * The game was not opened after all: a job brings back what was moved in for it, whatever happens to this server.
     */
    async gameFailed({ memberId, currency }: Holder, vendor: string): Promise<void> {
      const payload = { memberId, currency, vendor };
      await inTransaction(pool, (tx) => enqueue(tx, BRING_BACK, payload));
    },

    /** The member left their game. @returns whether anything comes back */
    async gameLeft(holder: Holder): Promise<boolean> {
      if (!(await rules()).autoOut) return false;
      const wallets = await automatic(holder);
      await Promise.all(wallets.map(returnFrom));
      return wallets.length > 0;
    },

    /** The job of `callBackLater`. It is retried while a vendor does not return what it has. */
    callBackJob: async (payload: unknown): Promise<void> => {
      const { memberId } = Member.parse(payload);
      // A first move to a vendor has no wallet there yet.
      const [moves, wallets] = [await selectUnderWay(pool, memberId), await selectWallets(pool, memberId)];
      const places = new Map([...moves, ...wallets].map((place) => [`${place.vendor} ${place.currency}`, place]));
      const outcomes = await Promise.all(
        [...places.values()].map(({ currency, vendor }) =>
          bringBack({ memberId, currency }, vendor, { cause: 'recall', idempotencyKey: randomUUID() }),
        ),
      );
      const open = outcomes.filter(({ outcome }) => outcome !== 'back' && outcome !== 'empty');
      if (open.length > 0) throw new Error(`${open.length} vendors have not returned a paused member’s money`);
    },

    /** The job after a game that was not opened. */
    bringBackJob: async (payload: unknown): Promise<void> => {
      const { vendor, ...holder } = Payload.parse(payload);
      const wallet = (await automatic(holder)).find((each) => each.vendor === vendor);
      if (wallet) await returnFrom(wallet);
    },

    /** The job that brings back what players left behind: from wallets in which nothing moved for so long. */
    returnIdle: async (): Promise<void> => {
      const { autoOut, idleMinutes } = await rules();
      if (!autoOut) return;
      const began = clock.now();
      const silence = createSilence();
      const failures: unknown[] = [];
      let page: PlacedWallet[] = [];
      do {
        page = await selectAutomatic(pool, began, page.at(-1) ?? null, AT_A_TIME);
        const waiting = page.values();
        // Several at once take the next from one list.
        const work = () => failuresOf(waiting, (wallet) => returnIfIdle(wallet, idleMinutes, silence));
        failures.push(...(await Promise.all(Array.from({ length: AT_ONCE }, work))).flat());
      } while (page.length === AT_A_TIME);
      throwFailures(failures, 'wallets could not be queried');
    },
  };

  async function returnIfIdle(wallet: PlacedWallet, idleMinutes: number, silence: Silence): Promise<void> {
    const { memberId, currency, vendor, told, changedAt } = wallet;
    if (silence.isSilent(vendor)) return;
    const now = await look.ask({ memberId, currency }, vendor);
    silence.note(vendor, now !== null);
    const isAtRest = now === told && changedAt !== null && clock.now().since(changedAt).total('minutes') >= idleMinutes;
    if (isAtRest) await returnFrom(wallet);
  }
}

type Silence = ReturnType<typeof createSilence>;

/** Vendors that have answered no query so far: their wallets wait for the next run, and do not block other vendors'. */
function createSilence() {
  const unanswered = new Map<string, number>();
  return {
    note: (vendor: string, isAnswered: boolean): void =>
      void unanswered.set(vendor, isAnswered ? -Infinity : (unanswered.get(vendor) ?? 0) + 1),
    isSilent: (vendor: string): boolean => (unanswered.get(vendor) ?? 0) >= ASKED_OF_SILENT,
  };
}

/** What the member's own limit still allows, where it refused moving the whole amount in. */
function leftBy(error: unknown): Amount {
  const isLimited = error instanceof ApiError && error.code === 'PLAY_LIMIT_REACHED';
  const left = isLimited ? wholePart(parseAmount(String(error.value?.['remaining']))) : 0n;
  if (left === 0n) throw error;
  return left;
}
