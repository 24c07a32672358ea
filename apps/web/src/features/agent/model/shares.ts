import type { ContractTerms } from '@champa/contract';

/** What a contract gives at its lowest tier, and at its highest; ladders rise. Without zeros that say nothing. */
export function shareRange({ tiers }: Pick<ContractTerms, 'tiers'>): { lowest: string; highest: string } {
  return { lowest: trimmed(tiers[0]?.share ?? '0'), highest: trimmed(tiers.at(-1)?.share ?? '0') };
}

function trimmed(share: string): string {
  return share.includes('.') ? share.replace(/\.?0+$/, '') : share;
}
