import { type Amount, formatDecimal, sum } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Ledger } from '../ledger/index.ts';
import { type WageringRequirement, requiredFor, type Standing, standingOf } from './domain/standing.ts';
import * as repo from './turnover.repo.ts';

export type TurnoverRules = {
  /** The wagering requirement of a deposit: 100 is all of it, once. */
  factorPercent: number;
  /** With less than this balance left, requirements are closed. */
  nearNothing: Amount;
};

/** Of rounds begun between one time and the next: stakes of settled rounds, and of open ones. */
export type StakedBetween = (
  db: ReadHandle,
  memberId: string,
  currency: string,
  times: readonly Temporal.Instant[],
) => Promise<{ settled: Amount; open: Amount }[]>;

/**
 * Money that came to a member; `cause` names what brought it, the same cause once. `factorPercent`: its wagering
 * requirement, where it differs from a deposit's.
 */
export type Credited = { memberId: string; cause: string; amount: Amount; currency: string; factorPercent?: number };

export type TurnoverNeeds = {
  clock: Clock;
  ledger: Pick<Ledger, 'balances'>;
  stakedBetween: StakedBetween;
  rules: () => Promise<TurnoverRules>;
};

export type Turnover = ReturnType<typeof createTurnover>;

const nothing = standingOf([], []);

/** Members' wagering requirements before withdrawals. */
export function createTurnover({ clock, ledger, stakedBetween, rules }: TurnoverNeeds) {
  /** Counts the stakes since the oldest of them; closes nothing. */
  async function count(
    db: ReadHandle,
    memberId: string,
    open: readonly (WageringRequirement & { currency: string })[],
  ): Promise<Standing & { inPlay: Amount }> {
    const staked = await stakedBetween(
      db,
      memberId,
      open[0]!.currency,
      open.map(({ since }) => since),
    );
    const standing = standingOf(
      open,
      staked.map(({ settled }) => settled),
    );
    return { ...standing, inPlay: sum(staked.map((between) => between.open)) };
  }

  /**
   * Whether nearly nothing is left of the member's money, without `arriving`: what is held for a withdrawal is theirs,
   * too.
   */
  async function hasNearNothing(
    db: ReadHandle,
    memberId: string,
    { inPlay, arriving }: { inPlay: Amount; arriving: Amount },
  ): Promise<boolean> {
    const own = (await ledger.balances(memberId, db)).filter(({ purpose }) => purpose !== 'bonus');
    return sum(own.map(({ balance }) => balance)) - arriving + inPlay < (await rules()).nearNothing;
  }

  /** Closes finished requirements: all, once all are met; all, once the money is gone. */
  async function tidy(tx: WriteHandle, memberId: string, arriving: Amount): Promise<Standing> {
    const open = await repo.selectOpen(tx, memberId);
    if (open.length === 0) return nothing;
    const standing = await count(tx, memberId, open);
    const isMet = standing.remaining === 0n;
    if (!isMet && !(await hasNearNothing(tx, memberId, { inPlay: standing.inPlay, arriving }))) return standing;
    await repo.closeRequirements(
      tx,
      open.map(({ id }) => id),
      isMet ? 'met' : 'spent',
      clock.now(),
    );
    return nothing;
  }

  return {
    /**
     * Notes the wagering requirement of a deposit, a received transfer or a gift; the same one once. Call it after the
     * credit, in its transaction: the lock of the member's account serializes a deposit and a withdrawal of the same
     * moment.
     */
    async noteMoney(tx: WriteHandle, { memberId, cause, amount, currency, factorPercent }: Credited): Promise<void> {
      await tidy(tx, memberId, amount);
      const required = requiredFor(amount, factorPercent ?? (await rules()).factorPercent);
      if (required === 0n) return;
      const since = clock.now();
      await repo.insertWageringRequirement(tx, { memberId, cause, currency, deposited: amount, required, since });
    },

    /** Call it where noted money was returned: it has no requirement any more. */
    noteReturned: (tx: WriteHandle, cause: string): Promise<void> => repo.closeReturned(tx, cause, clock.now()),

    /** The totals of required, done and remaining, and those of each deposit. Finished requirements count as closed. */
    async standingOf(db: ReadHandle, memberId: string): Promise<Standing> {
      const open = await repo.selectOpen(db, memberId);
      if (open.length === 0) return nothing;
      const { inPlay, ...standing } = await count(db, memberId, open);
      if (standing.remaining === 0n) return standing;
      return (await hasNearNothing(db, memberId, { inPlay, arriving: 0n })) ? nothing : standing;
    },

    /**
     * Call it after the money was reserved, in the same transaction, for the same reason.
     *
     * @throws ApiError TURNOVER_REQUIRED with what is left to stake
     */
    async requireMet(tx: WriteHandle, memberId: string): Promise<void> {
      const { remaining } = await tidy(tx, memberId, 0n);
      if (remaining > 0n) throw new ApiError('TURNOVER_REQUIRED', { remaining: formatDecimal(remaining) });
    },
  };
}
