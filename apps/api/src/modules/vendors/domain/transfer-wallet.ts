import type { Amount } from '@champa/money';
import type { ToldPage, ToldRoundsWish } from './told-round.ts';

/** Whose balance at the vendor, as the vendor knows him. */
export type Holder = { player: string; currency: string };

export type TransferOrder = Holder & {
  /** Ours; the same again is the same transfer. */
  reference: string;
  direction: 'in' | 'out';
  /** Of whole hundredths: nothing finer moves. */
  amount: Amount;
};

/** `refused`: nothing was done and nothing will be; `reason` is one word for the log and the operator. */
export type TransferAnswer = { kind: 'done'; balance: Amount } | { kind: 'refused'; reason: string };

/** The balances a vendor keeps for our players. `adapters/transfer-conformance.ts` is what each adapter must pass. */
export type TransferWallet = {
  /** Makes a player known there; one who is known stays as he is. @throws VendorUnreachable */
  openPlayer: (holder: Holder) => Promise<void>;
  /** Zero for whom the vendor does not know. @throws VendorUnreachable */
  balance: (holder: Holder) => Promise<Amount>;
  /** @throws VendorUnreachable when the outcome is not known */
  transfer: (order: TransferOrder) => Promise<TransferAnswer>;
  /**
   * What became of a transfer. `refused` also where the vendor never saw the reference, and only where it has promised that it
   * will not carry it out any more, should it still arrive.
   *
   * @throws VendorUnreachable
   */
  outcomeOf: (order: Pick<TransferOrder, 'reference' | 'amount'>) => Promise<TransferAnswer>;
  /**
   * A page of the rounds that were settled, corrected or taken back since a time, by their last change. A round that changes while
   * pages are read comes again; none is left out but such as the vendor writes down later than it changed.
   *
   * @throws VendorUnreachable
   */
  settledRounds: (wish: ToldRoundsWish) => Promise<ToldPage>;
};

/** No answer, or none that can be understood or trusted: what happened at the vendor is not known. Ask later. */
export class VendorUnreachable extends Error {
  override readonly name = 'VendorUnreachable';
}
