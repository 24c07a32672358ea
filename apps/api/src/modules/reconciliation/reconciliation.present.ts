import type { ReconciliationState } from '@champa/contract';
import type { Day } from './reconciliation.repo.ts';

export function stateOf({ state, open }: Pick<Day, 'state' | 'open'>): ReconciliationState {
  if (state !== 'compared') return state;
  return open > 0 ? 'differs' : 'matches';
}
