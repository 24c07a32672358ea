import type { AgentContract, ContractAction } from '@champa/contract';

/** The actions open to a side of a contract in its state. */
export function actionsOf({
  state,
  side,
  requestedBy,
}: Pick<AgentContract, 'state' | 'side' | 'requestedBy'>): ContractAction[] {
  if (state === 'offered') return side === 'downline' ? ['sign', 'reject'] : [];
  if (state === 'signed') return ['request_termination'];
  return state === 'termination_requested' && requestedBy !== side ? ['confirm_termination'] : [];
}
