import type { AgentLinkState, ContractKind, PresetContract } from '@champa/contract';
import { exceeds, readTerms } from './terms.ts';

/** A contract of a link. `covered`: the agent had one of this kind themselves when the link was made. */
export type LinkContract = PresetContract & { covered: boolean };

type Standing = {
  pausedAt: Temporal.Instant | null;
  validUntil: Temporal.Instant | null;
  mostUses: number | null;
  uses: number;
};

/** What an agent can give from: their own contracts in force, and the kinds the brand makes. */
export type Means = {
  own: ReadonlyMap<ContractKind, Omit<PresetContract, 'kind'>>;
  offered: ReadonlySet<ContractKind>;
};

/**
 * Whether a link admits a registration, or the first reason why not: the agent's own decision comes before other
 * reasons.
 */
export function linkState(
  { pausedAt, validUntil, mostUses, uses }: Standing,
  now: Temporal.Instant,
  canGive: boolean,
): AgentLinkState {
  if (pausedAt) return 'paused';
  if (validUntil && Temporal.Instant.compare(validUntil, now) <= 0) return 'expired';
  if (mostUses !== null && uses >= mostUses) return 'used_up';
  return canGive ? 'open' : 'terms';
}

/**
 * Whether an agent can still give all contracts of a link: none more than their own, each of a kind the brand makes.
 * What they gave from a contract of their own they do not give once that is gone: they would pay it themselves without
 * having meant to.
 */
export function canGive(contracts: readonly LinkContract[], { own, offered }: Means): boolean {
  return contracts.every((contract) => offered.has(contract.kind) && isCovered(contract, own.get(contract.kind)));
}

function isCovered({ period, terms, covered }: LinkContract, own: Omit<PresetContract, 'kind'> | undefined): boolean {
  if (!own) return !covered;
  return !exceeds({ ...readTerms(terms), period }, { ...readTerms(own.terms), period: own.period });
}
