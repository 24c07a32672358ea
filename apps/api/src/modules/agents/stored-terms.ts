import { ContractTerms } from '@champa/contract';
import { readStored, type Shape, type Stored } from '../../platform/stored.ts';
import { readTerms, type Terms } from './domain/terms.ts';

/** As terms are stored with a contract. */
export const termsShape: Shape<ContractTerms> = { schema: ContractTerms, upgrades: [] };

/**
 * The terms of a contract as they were stored.
 *
 * @throws Error where this program cannot read them: what they decide about waits, for everybody, until it can
 */
export function readStoredTerms(contract: bigint, stored: Stored): Terms {
  try {
    return readTerms(readStored(termsShape, stored));
  } catch (error) {
    throw new Error(`the terms of contract ${contract} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
