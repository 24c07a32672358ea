import { type ContractKind, contractKinds, contractSwitches } from '@champa/contract';
import { useSite } from '../../../entities/site/index.ts';

/** The kinds of contracts that the brand has. */
export function useOfferedKinds(): ContractKind[] {
  const { whitelabel } = useSite();
  return contractKinds.filter((kind) => whitelabel[contractSwitches[kind]] === true);
}
