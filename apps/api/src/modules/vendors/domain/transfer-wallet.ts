import type { Amount } from '@champa/money';
import type { FeedPage, FeedWish } from './feed-round.ts';

/** The player as the vendor knows them, and the currency. */
export type Holder = { player: string; currency: string };

export type TransferOrder = Holder & {
  /** Our reference; the same again is the same transfer. */
  reference: string;
  direction: 'in' | 'out';
  /** Of whole hundredths: nothing finer moves. */
  amount: Amount;
};

/** `refused`: nothing was done and nothing will be; `reason` is one word for the log and the operator. */
export type TransferAnswer = { kind: 'done'; balance: Amount } | { kind: 'refused'; reason: string };

/** A vendor's wallet for our players. `adapters/transfer-conformance.ts` is what each adapter must pass. */
export type TransferWallet = {
  /** Registers a player there; a known one stays unchanged. @throws VendorUnreachable */
  openPlayer: (holder: Holder) => Promise<void>;
  /** Zero for an unknown player. @throws VendorUnreachable */
  balance: (holder: Holder) => Promise<Amount>;
  /** @throws VendorUnreachable when the outcome is not known */
  transfer: (order: TransferOrder) => Promise<TransferAnswer>;
  /**
   * The outcome of a transfer. `refused` also where the vendor never received the reference, and only where it has
   * promised not to carry it out any more, should it still arrive.
   *
   * @throws VendorUnreachable
   */
  outcomeOf: (order: Pick<TransferOrder, 'reference' | 'amount'>) => Promise<TransferAnswer>;
  /**
   * A page of the rounds that were settled, corrected or voided since a time, by their last change. A round that
   * changes while pages are read comes again; none is left out except those that the vendor records later than it
   * changed them.
   *
   * @throws VendorUnreachable
   */
  settledRounds: (wish: FeedWish) => Promise<FeedPage>;
};

/** No answer, or none that can be parsed or trusted: the outcome at the vendor is unknown. Query later. */
export class VendorUnreachable extends Error {
  override readonly name = 'VendorUnreachable';
}
