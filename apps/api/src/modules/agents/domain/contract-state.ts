import type { ContractState } from '@champa/contract';

/** Who takes a step. `other`: of the two, the one who did not ask for the termination. */
type By = 'downline' | 'either' | 'other' | 'system';

/** Every step a contract can take: from where, by whom, and where to. */
export const steps = {
  sign: { from: ['offered'], to: 'signed', by: 'downline' },
  reject: { from: ['offered'], to: 'rejected', by: 'downline' },
  request_termination: { from: ['signed'], to: 'termination_requested', by: 'either' },
  confirm_termination: { from: ['termination_requested'], to: 'terminated', by: 'other' },
  /** The period's end concludes a termination that nobody confirmed. */
  conclude: { from: ['termination_requested'], to: 'terminated', by: 'system' },
  /** A lower contract above it, or a move, ends it. */
  end: { from: ['signed', 'termination_requested'], to: 'terminated', by: 'system' },
  /** Another offer or contract of the same two takes its place; an offer also lapses when its downline moves. */
  supersede: { from: ['offered', 'signed', 'termination_requested'], to: 'superseded', by: 'system' },
} as const satisfies Record<string, { from: readonly ContractState[]; to: ContractState; by: By }>;

export type ContractStep = keyof typeof steps;
export type ContractSide = 'upline' | 'downline';
export type ContractParty = ContractSide | 'system';

type Standing = { state: ContractState; requestedBy: ContractSide | null };

/** Where a step leads, or why it cannot be taken: it is not this party's to take, or not now. */
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
