import type { Amount } from '@champa/money';

/** The player, the game and the token. */
export type Player = {
  seatId: bigint;
  vassalage: string;
  gameCode: string;
  player: string;
  currency: string;
  token: string;
};

/** One movement of a round, with a key that is the same in every retry. */
export type Movement = {
  kind: 'bet' | 'win' | 'rollback';
  roundId: string;
  transactionUuid: string;
  /** Win and rollback: their bet. */
  betUuid: string;
  amount: Amount;
  /** The gift of this round: its stake takes no money. Null: the player's own money. */
  rewardUuid: string | null;
  /** A rollback of a stake that a move had added: the round goes on. */
  raiseId?: string | null;
};

/**
 * - `ok`: done, now or before.
 * - `refused`: a clear answer that nothing was done, and that repeating will change nothing.
 * - `unknown`: done or not: no answer, a broken one, or one that promises nothing.
 */
export type PurseAnswer =
  | { kind: 'ok'; balance: Amount }
  | { kind: 'refused'; status: string; balance: Amount | null }
  | { kind: 'unknown'; status: string };

/** The source of stakes and destination of wins: the operator's wallet, or play money. Never throws because of the other side. */
export type Purse = {
  balance: (player: Player) => Promise<PurseAnswer>;
  move: (player: Player, movement: Movement) => Promise<PurseAnswer>;
};

/** The currency code of demo play. */
export const DEMO_CURRENCY = 'XXX';

export type Purses = {
  /** The operator's wallet. */
  wallet: Purse;
  playMoney: Purse;
  /** Balances kept by the vendor itself. */
  ownWallet: Purse;
  keepsBalance: (vassalage: string) => boolean;
};

/**
 * Play money for demo seats, the vendor's own balance or the operator's wallet for others: the only place that distinguishes
 * them.
 */
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
