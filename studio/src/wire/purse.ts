import type { Amount } from '@champa/money';

/** Who plays which game with whose token. */
export type Player = {
  seatId: bigint;
  vassalage: string;
  gameCode: string;
  player: string;
  currency: string;
  token: string;
};

/** One movement of a round, under a key of its own that stays the same for every retry. */
export type Movement = {
  kind: 'bet' | 'win' | 'rollback';
  roundId: string;
  transactionUuid: string;
  /** Win and rollback: the bet that it belongs to. */
  betUuid: string;
  amount: Amount;
  /** The gift that this round is of: its stake takes nothing. Null: the player's own money. */
  rewardUuid: string | null;
};

/**
 * - `ok`: done, or done before.
 * - `refused`: a clear answer that nothing was done, and nothing will be by asking again.
 * - `unknown`: it may have been done or not: no answer, a broken one, or one that promises nothing.
 */
export type PurseAnswer =
  | { kind: 'ok'; balance: Amount }
  | { kind: 'refused'; status: string; balance: Amount | null }
  | { kind: 'unknown'; status: string };

/** Where stakes come from and wins go to: the operator's wallet, or play money. Never throws for what the other side does. */
export type Purse = {
  balance: (player: Player) => Promise<PurseAnswer>;
  move: (player: Player, movement: Movement) => Promise<PurseAnswer>;
};

/** Demo play: the currency that is no currency. */
export const DEMO_CURRENCY = 'XXX';

export type Purses = {
  /** The operator's wallet. */
  wallet: Purse;
  playMoney: Purse;
  /** Balances that the vendor keeps itself. */
  ownWallet: Purse;
  keepsBalance: (vassalage: string) => boolean;
};

/** Play money for demo seats, the vendor's own balance or the operator's wallet for the others: the one place that tells them apart. */
export function choosePurse({ wallet, playMoney, ownWallet, keepsBalance }: Purses): Purse {
  const of = ({ currency, vassalage }: Player): Purse => {
    if (currency === DEMO_CURRENCY) return playMoney;
    return keepsBalance(vassalage) ? ownWallet : wallet;
  };
  return {
    balance: (player) => of(player).balance(player),
    move: (player, movement) => of(player).move(player, movement),
  };
}
