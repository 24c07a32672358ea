import { ContractTerms } from '@champa/contract';
import { readStored, type Shape, type Stored } from '../../platform/stored.ts';
import { readTerms, type Terms } from './domain/terms.ts';

/** The shape of a contract's terms as they are stored. */
export const termsShape: Shape<ContractTerms> = { schema: ContractTerms, upgrades: [] };

/**
 * The stored terms of a contract.
 *
 * @throws Error where this program cannot read them: settlement waits, for everybody, until it can
 */
export function readStoredTerms(contract: bigint, stored: Stored): Terms {
  try {
    return readTerms(readStored(termsShape, stored));
  } catch (error) {
    throw new Error(`the terms of contract ${contract} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
