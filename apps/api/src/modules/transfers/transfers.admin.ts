import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Author } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import { isSettled, type Move } from './domain/move.ts';
import { selectMove, selectOpen } from './moves.repo.ts';
import type { Reconcile } from './use-cases/reconcile.ts';
import type { ResolveMove } from './use-cases/resolve-move.ts';
import type { SettleMove, Word } from './use-cases/settle-move.ts';
import { selectWallets } from './wallets.repo.ts';

const AT_ONCE = 1000;

type Needs = {
  pool: Pool;
  clock: Clock;
  settle: SettleMove;
  resolve: ResolveMove['resolve'];
  announce: (move: Move) => Promise<void>;
  reconcile: Reconcile;
};

export type TransfersAdmin = ReturnType<typeof createTransfersAdmin>;

/** What an operator sees and does about moves whose vendor is silent. */
export function createTransfersAdmin({ pool, clock, settle, resolve, announce, reconcile }: Needs) {
  /** @throws ApiError NOT_FOUND */
  async function known(id: string): Promise<Move> {
    const move = isId(id) ? await selectMove(pool, BigInt(id)) : null;
    if (!move) throw new ApiError('NOT_FOUND', { move: id });
    return move;
  }

  async function placedAt({ memberId, vendor, currency }: Move): Promise<bigint> {
    const wallets = await selectWallets(pool, memberId);
    return wallets.find((each) => each.vendor === vendor && each.currency === currency)?.placed ?? 0n;
  }

  /** Without the vendor's present balance the result of play is left open: the next move shows it. */
  async function doneWord(move: Move): Promise<Word> {
    const placed = await placedAt(move);
    const left = move.direction === 'in' ? placed + move.amount : placed - move.amount;
    return { kind: 'done', balance: left < 0n ? 0n : left };
  }

  return {
    /** The moves under way, the oldest first. */
    list: async () => (await selectOpen(pool, clock.now().add({ seconds: 1 }), AT_ONCE)).map(shown),

    show: async (id: string) => shown(await known(id)),

    /** Queries the vendor now. @throws ApiError NOT_FOUND */
    async ask(id: string) {
      const move = await known(id);
      return shown(isSettled(move) ? move : (await resolve(move.id))!);
    },

    /**
     * Ends a move by the decision of an employee, who has asked the vendor another way.
     *
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it has ended
     */
    async decide({ actor, reason }: Author, id: string, outcome: 'confirmed' | 'refused') {
      const move = await known(id);
      if (isSettled(move)) throw new ApiError('NOT_POSSIBLE', { why: `move ${id} is already ${move.state}` });
      const word = outcome === 'confirmed' ? await doneWord(move) : ({ kind: 'refused', reason: 'operator' } as const);
      const after = await inTransaction(pool, (tx) =>
        settle(tx, move.id, { ...word, decidedBy: `${actor}: ${reason}` }),
      );
      await announce(after);
      return shown(after);
    },

    /**
     * Members whose rounds and moves at a vendor give different results of play, or where one of them cannot be known
     * now.
     */
    async *differences(vendor: string): AsyncGenerator<Record<string, unknown>> {
      for await (const each of reconcile(vendor)) {
        if (each.kind === 'unknown') yield each;
        if (each.kind !== 'different') continue;
        const { rounds, booked, unbooked } = each;
        yield {
          ...each,
          rounds: formatDecimal(rounds),
          booked: formatDecimal(booked),
          unbooked: formatDecimal(unbooked),
        };
      }
    },
  };
}

function shown(move: Move) {
  const { id, hold, amount, balance, played, createdAt, updatedAt, ...rest } = move;
  return {
    id: String(id),
    ...rest,
    amount: formatDecimal(amount),
    balance: balance === null ? null : formatDecimal(balance),
    played: played === null ? null : formatDecimal(played),
    hold: hold === null ? null : String(hold),
    createdAt: createdAt.toString(),
    updatedAt: updatedAt.toString(),
  };
}
