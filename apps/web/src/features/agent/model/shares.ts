import type { ContractTerms } from '@champa/contract';

/** The share of a contract's lowest tier and of its highest, without trailing zeros; ladders rise. */
export function shareRange({ tiers }: Pick<ContractTerms, 'tiers'>): { lowest: string; highest: string } {
  return { lowest: trimmed(tiers[0]?.share ?? '0'), highest: trimmed(tiers.at(-1)?.share ?? '0') };
}

function trimmed(share: string): string {
  return share.includes('.') ? share.replace(/\.?0+$/, '') : share;
}
