import type { Amount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { isFaultOfOne } from '../../platform/database-faults.ts';
import { createTracedLanes } from '../../platform/traced-lanes.ts';
import type { AccountId, AccountName, MemberBalance } from './domain/account.ts';
import type {
  HoldPosting,
  HoldResult,
  HoldVoiding,
  PartPosting,
  PartResult,
  Reservation,
  ReservationResult,
} from './domain/hold.ts';
import type { Movement, MovementResult } from './domain/movement.ts';
import type { Statement, StatementQuery } from './domain/statement.ts';
import { asLedgerError } from './ledger.errors.ts';
import { presentHoldEnd, presentLine, presentOutcome, presentPart, presentReservation } from './ledger.present.ts';
import * as repo from './ledger.repo.ts';

export type LedgerOptions = {
  pool: Pool;
  clock: Clock;
  /** Number of parallel lanes of `submit`, each taking a connection of the pool while it is busy. */
  lanes?: number;
  maxBatch?: number;
  maxWaiting?: number;
};

type Money = { cash: Amount; bonus: Amount };

export type Ledger = ReturnType<typeof createLedger>;

/**
 * The ledger. Methods that take a transaction take effect if, and only if, it commits; `submit` commits by itself.
 * Amounts are units of 10^-5. A mistake of the calling program (an account that doesn't exist, two currencies, a
 * negative amount) rejects with `ImpossibleMovement`; every other case is a result.
 */
export function createLedger({ pool, clock, lanes = 2, maxBatch = 128, maxWaiting = 2000 }: LedgerOptions) {
  const hot = createTracedLanes<Movement, MovementResult>('post_batch', {
    lanes,
    maxBatch,
    maxWaiting,
    keyOf: ({ debit, credit }) => (debit > 0n ? debit : credit),
    run: (movements) => postBatch(pool, movements),
    isCommandsFault: isFaultOfOne,
  });

  async function postBatch(db: repo.Handle, movements: readonly Movement[]): Promise<MovementResult[]> {
    if (movements.length === 0) return [];
    const at = clock.now().round({ smallestUnit: 'microsecond', roundingMode: 'trunc' }); // the journal’s precision
    return (await repo.postBatch(db, movements, at)).map((row) => presentOutcome(row, at));
  }

  return {
    /** The ID of an account, opened where it doesn't exist. An ID never changes and may be cached. */
    openAccount: (tx: WriteHandle, name: AccountName): Promise<AccountId> => repo.openAccount(tx, name, clock.now()),

    /** Whether an owner has any account. */
    hasAccountOf: (owner: AccountName['owner'], db: ReadHandle = pool): Promise<boolean> =>
      repo.hasAccountOf(db, owner),

    /** Posts one movement in the caller's transaction. Locks its guarded accounts until that ends. */
    post: async (tx: WriteHandle, movement: Movement): Promise<MovementResult> => {
      const [result] = await postBatch(tx, [movement]).catch(rethrow);
      return result!;
    },

    /** Posts movements in their order, one result each: a refusal doesn't stop the next. */
    postBatch: (tx: WriteHandle, movements: readonly Movement[]): Promise<MovementResult[]> =>
      postBatch(tx, movements).catch(rethrow),

    /**
     * Posts one movement in a transaction of its own, together with others that arrive at the same time. When it resolves,
     * the movement is on disk. When it rejects with a lost connection, submit it again under the same key. After a lost
     * connection the first answer to a movement may be `duplicate`: it was done.
     *
     * @throws LanesRefused when too many wait, or the ledger is stopping
     */
    submit: (movement: Movement): Promise<MovementResult> => hot.submit(movement).catch(rethrow),

    /** The balance of any account; null when there is none. The house's side is summed: not for a hot path. */
    balance: (account: AccountId, db: ReadHandle = pool): Promise<Amount | null> => repo.balanceOf(db, account),

    /** All accounts of a member. */
    balances: (memberId: string, db: ReadHandle = pool): Promise<MemberBalance[]> => repo.memberBalances(db, memberId),

    /** Cash and bonus of some members; a member without a wallet is left out. */
    moneyOf: async (memberIds: readonly string[], db: ReadHandle = pool): Promise<Map<string, Money>> => {
      const money = new Map<string, Money>();
      for (const { memberId, purpose, balance } of await repo.membersMoney(db, memberIds)) {
        money.set(memberId, { ...(money.get(memberId) ?? { cash: 0n, bonus: 0n }), [purpose]: balance });
      }
      return money;
    },

    /** A guarded account's movements, newest first, each with the balance it left. */
    statement: async (account: AccountId, query: StatementQuery, db: ReadHandle = pool): Promise<Statement> => {
      const total = await repo.countStatementLines(db, account, query);
      const rows = total === 0 ? [] : await repo.statementLines(db, account, query);
      return { lines: rows.map(presentLine), total };
    },

    /** Reserves a member's money until the hold is posted, voided or expired. */
    reserve: async (tx: WriteHandle, wanted: Reservation): Promise<ReservationResult> =>
      presentReservation(await repo.reserve(tx, wanted, clock.now()).catch(rethrow)),

    /** Ends a hold by paying it, or a part of it, to somebody. */
    postHold: async (tx: WriteHandle, posting: HoldPosting): Promise<HoldResult> =>
      presentHoldEnd(await repo.endHold(tx, posting, clock.now()).catch(rethrow)),

    /** Pays a part of a hold to somebody; the last one ends it. */
    postPart: async (tx: WriteHandle, part: PartPosting): Promise<PartResult> =>
      presentPart(await repo.postPart(tx, part, clock.now()).catch(rethrow)),

    /** Ends a hold by returning what no part of it has taken. */
    voidHold: async (tx: WriteHandle, voiding: HoldVoiding): Promise<HoldResult> =>
      presentHoldEnd(await repo.endHold(tx, voiding, clock.now()).catch(rethrow)),

    /** Finishes submitted movements, refuses new ones. */
    drain: () => hot.drain(),
  };
}

function rethrow(error: unknown): never {
  throw asLedgerError(error);
}

export { trialBalance, type TrialBalanceLine } from './ledger.repo.ts';
