import type { ContractKind } from '@champa/contract';
import type { Amount } from '@champa/money';
import { positive, type Terms, tierFor, WHOLE, worthOf } from './terms.ts';

/**
 * A team's figures of a period. `win`: what its members won in settled rounds; `costs`: rebates and promotions they
 * got.
 */
export type Base = { activeMembers: number; validBet: Amount; win: Amount; costs: Amount };

export const NO_BASE: Base = { activeMembers: 0, validBet: 0n, win: 0n, costs: 0n };

/** A settled period: from its figures to what the contract is worth. */
export type Result = Base & {
  fees: Amount;
  /** What the house won from the team, less costs and fees; may be negative. */
  profit: Amount;
  /** An earlier period's loss that is still to be made up for, before and after this one; never positive. */
  deficitBefore: Amount;
  deficit: Amount;
  /** The amount that the share applies to. */
  base: Amount;
  /** From 0; -1: no tier was reached. */
  tier: number;
  gross: Amount;
};

/** What a period's figures are worth by a contract. */
export function settle(kind: ContractKind, terms: Terms, figures: Base, deficitBefore: Amount): Result {
  const won = figures.validBet - figures.win;
  const fees = kind === 'dividend' && won > 0n ? (won * terms.feeRate) / WHOLE : 0n;
  const profit = kind === 'dividend' ? won - figures.costs - fees : 0n;
  const before = terms.carriesDeficit && kind === 'dividend' ? deficitBefore : 0n;
  const madeUp = profit + before;
  const deficit = kind === 'dividend' && terms.carriesDeficit && madeUp < 0n ? madeUp : 0n;
  const base = kind === 'dividend' ? positive(madeUp) : positive(figures.validBet);
  const tier = tierFor(terms, { ...figures, profit: positive(profit) });
  return { ...figures, fees, profit, deficitBefore: before, deficit, base, tier, gross: worthOf(terms, tier, base) };
}

/**
 * Splits what was earned, corrected and still to be given back into what is paid now and what remains to be given back.
 */
export function dueOf(gross: Amount, adjusted: Amount, carriedIn: Amount): { due: Amount; carriedOut: Amount } {
  const together = gross + adjusted + carriedIn;
  return together >= 0n ? { due: together, carriedOut: 0n } : { due: 0n, carriedOut: together };
}

/** A settled period and by how much its figures have changed since. */
export type Correctable = { current: Result; change: Base };

/**
 * Settles periods of one contract anew, first to last: those whose figures changed, and those that carried a deficit
 * from them. Returns the new result of each.
 */
export function correct(kind: ContractKind, terms: Terms, periods: readonly Correctable[]): Result[] {
  let deficit = periods[0]?.current.deficitBefore ?? 0n;
  return periods.map(({ current, change }) => {
    const result = settle(kind, terms, plus(current, change), deficit);
    deficit = result.deficit;
    return result;
  });
}

function plus(a: Base, b: Base): Base {
  return {
    activeMembers: a.activeMembers + b.activeMembers,
    validBet: a.validBet + b.validBet,
    win: a.win + b.win,
    costs: a.costs + b.costs,
  };
}

/** A contract as it counts in a chain. */
type Link = { id: bigint; uplineId: string | null; downlineId: string };

/** The chain of each contract (its topmost contract), and its depth there. */
export function contractChainsOf(contracts: readonly Link[]): Map<bigint, { contractChain: bigint; depth: number }> {
  const above = new Map(contracts.map((contract) => [contract.downlineId, contract]));
  const found = new Map<bigint, { contractChain: bigint; depth: number }>();
  const place = (contract: Link): { contractChain: bigint; depth: number } => {
    const known = found.get(contract.id);
    if (known) return known;
    // Of two members who changed places within a period, the first looked at is the top.
    found.set(contract.id, { contractChain: contract.id, depth: 0 });
    const upper = contract.uplineId === null ? undefined : above.get(contract.uplineId);
    const top = upper && place(upper);
    const placed = top
      ? { contractChain: top.contractChain, depth: top.depth + 1 }
      : { contractChain: contract.id, depth: 0 };
    found.set(contract.id, placed);
    return placed;
  };
  for (const contract of contracts) place(contract);
  return found;
}
