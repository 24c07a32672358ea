import { absolute } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { WriteHandle } from '../../../platform/database.ts';
import type { Ledger, Movement } from '../../ledger/index.ts';
import { pullRoundsSoon, type TransferAnswer } from '../../vendors/index.ts';
import { isSettled, type Move, type MoveReason, playedSince } from '../domain/move.ts';
import { confirmMove, lockMove, refuseMove } from '../moves.repo.ts';
import { lockPlaced, updatePlaced } from '../wallets.repo.ts';

/**
 * The vendor's answer about a move (`decidedBy` an operator who asked it), or ours where the vendor was never called:
 * `unsent`. Ours counts only while that is true: another request may send the move meanwhile.
 */
export type Word = (TransferAnswer | { kind: 'unsent'; reason: 'not_sent' | 'unreachable' }) & { decidedBy?: string };

/** @returns the move after that: the first answer about it counts */
export type SettleMove = (tx: WriteHandle, id: bigint, word: Word) => Promise<Move>;

/** Counts results of play at a vendor towards the member's own limits. */
export type NotePlay = (tx: WriteHandle, memberId: string, play: { staked: bigint; won: bigint }) => Promise<void>;

type Needs = {
  clock: Clock;
  ledger: Pick<Ledger, 'openAccount' | 'postBatch' | 'postHold' | 'voidHold'>;
  notePlay: NotePlay;
};

const SOURCE = 'transfers';

/**
 * Applies the vendor's answer to a move: its state, the money and the result of play, in one transaction.
 *
 * Locks: the move, the wallet, then accounts of the ledger, as everywhere here.
 */
export function createSettleMove({ clock, ledger, notePlay }: Needs): SettleMove {
  return async (tx, id, word) => {
    const move = await lockMove(tx, id);
    if (isSettled(move) || (word.kind === 'unsent' && move.state !== 'created')) return move;
    return word.kind === 'done' ? confirm(tx, move, word) : refuse(tx, move, word);
  };

  async function confirm(tx: WriteHandle, move: Move, { balance, decidedBy }: Word & { kind: 'done' }): Promise<Move> {
    const { memberId, vendor, currency, direction } = move;
    const key = { memberId, vendor, currency };
    const played = playedSince(move, await lockPlaced(tx, key), balance);
    const member = { type: 'member', id: memberId } as const;
    const atVendor = await ledger.openAccount(tx, { owner: member, purpose: 'in_vendor', currency });
    if (direction === 'in') await postHold(tx, move, atVendor);
    await post(tx, move, [
      ...(await playOf(tx, move, atVendor, played)),
      ...(direction === 'out' ? [await outOf(tx, move, atVendor)] : []),
    ]);
    if (played !== 0n)
      await notePlay(tx, memberId, played > 0n ? { staked: 0n, won: played } : { staked: -played, won: 0n });
    const isReturned = direction === 'out' && move.cause !== 'member';
    await updatePlaced(tx, key, { balance, isReturned }, clock.now());
    const confirmed = await confirmMove(tx, move.id, { balance, played, decidedBy: decidedBy ?? null }, clock.now());
    // Last, for other results of play at that vendor wait for this transaction's end.
    if (played !== 0n) await pullRoundsSoon(tx, vendor, clock.now());
    return confirmed;
  }

  async function refuse(
    tx: WriteHandle,
    move: Move,
    { reason, decidedBy }: Exclude<Word, { kind: 'done' }>,
  ): Promise<Move> {
    if (move.hold !== null) {
      const end = { hold: move.hold, kind: 'transfer_returned', actor: actorOf(move) };
      const { status } = await ledger.voidHold(tx, end);
      if (status !== 'done') throw new Error(`the ledger answered ${status} to the end of move ${move.id}`);
    }
    return refuseMove(tx, move.id, { reason: reasonOf(reason), decidedBy: decidedBy ?? null }, clock.now());
  }

  async function postHold(tx: WriteHandle, move: Move, atVendor: bigint): Promise<void> {
    const posting = { hold: move.hold!, kind: 'transfer_to_vendor', credit: atVendor, actor: actorOf(move) };
    const { status } = await ledger.postHold(tx, posting);
    if (status !== 'done') throw new Error(`the ledger answered ${status} to move ${move.id}`);
  }

  type Posting = Pick<Movement, 'key' | 'kind' | 'debit' | 'credit' | 'amount'>;

  /** The win or loss there goes between the member's money at vendors and the vendor's account, as a round's does. */
  async function playOf(tx: WriteHandle, move: Move, atVendor: bigint, played: bigint): Promise<Posting[]> {
    if (played === 0n) return [];
    const owner = { type: 'vendor', id: move.vendor } as const;
    const vendors = await ledger.openAccount(tx, { owner, purpose: 'settlement', currency: move.currency });
    const sides =
      played > 0n
        ? { kind: 'vendor_win', debit: vendors, credit: atVendor }
        : { kind: 'vendor_loss', debit: atVendor, credit: vendors };
    return [{ key: `play:${move.id}`, amount: absolute(played), ...sides }];
  }

  async function outOf(tx: WriteHandle, { id, memberId, currency, amount }: Move, atVendor: bigint): Promise<Posting> {
    const owner = { type: 'member', id: memberId } as const;
    const cash = await ledger.openAccount(tx, { owner, purpose: 'cash', currency });
    return { key: `out:${id}`, kind: 'transfer_from_vendor', debit: atVendor, credit: cash, amount };
  }

  // All at once: the ledger locks accounts in its own order. Posted one by one, moves of a member with two vendors
  // could deadlock.
  async function post(tx: WriteHandle, move: Move, postings: readonly Posting[]): Promise<void> {
    const shared = { source: SOURCE, reference: { type: 'wallet_move', id: String(move.id) }, actor: actorOf(move) };
    const results = await ledger.postBatch(
      tx,
      postings.map((posting) => ({ ...shared, ...posting })),
    );
    for (const { status } of results)
      if (status !== 'posted' && status !== 'duplicate')
        throw new Error(`the ledger answered ${status} to move ${move.id}`);
  }
}

function actorOf({ vendor }: Move): string {
  return `vendor:${vendor}`;
}

const own: readonly string[] = ['not_sent', 'unreachable', 'not_enough', 'operator'];

function reasonOf(told: string): MoveReason {
  if (told === 'buried') return 'not_sent';
  return own.includes(told) ? (told as MoveReason) : 'vendor_refused';
}
