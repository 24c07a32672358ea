import type { Amount } from '@champa/money';

type PlaySums = { rounds: bigint; stake: Amount; openStake: Amount; win: Amount };

/** What a stretch of the brand's time comes to. */
export type Totals = PlaySums & {
  deposits: Amount;
  depositCount: bigint;
  withdrawals: Amount;
  withdrawalCount: bigint;
  bonusCost: Amount;
  commission: Amount;
  signUps: bigint;
  firstDeposits: bigint;
  activeMembers: bigint;
};

export const NOTHING: Totals = {
  rounds: 0n,
  stake: 0n,
  openStake: 0n,
  win: 0n,
  deposits: 0n,
  depositCount: 0n,
  withdrawals: 0n,
  withdrawalCount: 0n,
  bonusCost: 0n,
  commission: 0n,
  signUps: 0n,
  firstDeposits: 0n,
  activeMembers: 0n,
};

/** Gross gaming revenue: decided stakes less wins. What is not decided yet is nobody's. */
export function ggrOf({ stake, openStake, win }: Pick<PlaySums, 'stake' | 'openStake' | 'win'>): Amount {
  return stake - openStake - win;
}

/** Net gaming revenue: what is left of it after bonuses and agents' contracts. */
export function ngrOf(totals: Totals): Amount {
  return ggrOf(totals) - totals.bonusCost - totals.commission;
}

/** Return to player: wins in hundredths of a percent of decided stakes; null where none is decided. */
export function rtpOf({ stake, openStake, win }: Pick<PlaySums, 'stake' | 'openStake' | 'win'>): bigint | null {
  const decided = stake - openStake;
  return decided > 0n ? (win * 10_000n) / decided : null;
}

/** A kind of movement of members' accounts, with its sums. */
export type Moved = { kind: string; movements: bigint; movedIn: Amount; movedOut: Amount };

/** Which column a kind of movement belongs to; null: none. */
export type Family = (kind: string) => 'deposits' | 'withdrawals' | 'bonus' | 'commission' | null;

const DEPOSIT = 'deposit';
const PAID_OUT = 'withdrawal_paid';

/** What movements add to totals. Between two accounts of members both sums are the same: nothing. */
export function moneyOf(moved: readonly Moved[], familyOf: Family): Partial<Totals> {
  const came = (family: ReturnType<Family>) =>
    moved.reduce(
      (sum, { kind, movedIn, movedOut }) => (familyOf(kind) === family ? sum + movedIn - movedOut : sum),
      0n,
    );
  const count = (kind: string) => moved.reduce((sum, one) => (one.kind === kind ? sum + one.movements : sum), 0n);
  return {
    deposits: came('deposits'),
    depositCount: count(DEPOSIT),
    withdrawals: -came('withdrawals'),
    withdrawalCount: count(PAID_OUT),
    bonusCost: came('bonus'),
    commission: came('commission'),
  };
}

/** Sums of play by a key, added up by another. */
export function addPlay<Sums extends PlaySums>(sums: readonly Sums[]): PlaySums {
  const total = (of: (one: PlaySums) => bigint) => sums.reduce((sum, one) => sum + of(one), 0n);
  return {
    rounds: total(({ rounds }) => rounds),
    stake: total(({ stake }) => stake),
    openStake: total(({ openStake }) => openStake),
    win: total(({ win }) => win),
  };
}
