import type { ContractState } from '@champa/contract';

/** Who takes a step. `other`: of the two, the one who did not ask for the termination. */
type By = 'downline' | 'either' | 'other' | 'system';

/** Every step of a contract: from which states, by whom, and to which state. */
export const steps = {
  sign: { from: ['offered'], to: 'signed', by: 'downline' },
  reject: { from: ['offered'], to: 'rejected', by: 'downline' },
  request_termination: { from: ['signed'], to: 'termination_requested', by: 'either' },
  confirm_termination: { from: ['termination_requested'], to: 'terminated', by: 'other' },
  /** The end of the period concludes a termination that nobody confirmed. */
  conclude: { from: ['termination_requested'], to: 'terminated', by: 'system' },
  /** A lower contract of the upline, or a team move, ends it. */
  end: { from: ['signed', 'termination_requested'], to: 'terminated', by: 'system' },
  /** Another offer or contract of the same two replaces it; an offer also lapses when its downline moves. */
  supersede: { from: ['offered', 'signed', 'termination_requested'], to: 'superseded', by: 'system' },
} as const satisfies Record<string, { from: readonly ContractState[]; to: ContractState; by: By }>;

export type ContractStep = keyof typeof steps;
export type ContractSide = 'upline' | 'downline';
export type ContractParty = ContractSide | 'system';

type Standing = { state: ContractState; requestedBy: ContractSide | null };

/** The state after a step, or why it cannot be taken: not by this party, or not now. */
export function stateAfter(
  step: ContractStep,
  { state, requestedBy }: Standing,
  party: ContractParty,
): { state: ContractState } | { refused: 'party' | 'state' } {
  const { from, to, by } = steps[step];
  if (!isTakenBy(by, party, requestedBy)) return { refused: 'party' };
  return (from as readonly ContractState[]).includes(state) ? { state: to } : { refused: 'state' };
}

function isTakenBy(by: By, party: ContractParty, requestedBy: ContractSide | null): boolean {
  if (by === 'either') return party !== 'system';
  if (by === 'other') return party !== 'system' && party !== requestedBy;
  return by === party;
}
