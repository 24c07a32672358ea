import type { AgentContract, ContractEnding } from '@champa/contract';

/** What an offer changes for its downline. */
export type Consequences = {
  /** The member's own contract of the kind: in force, or ended by the offer. */
  own: { contract: AgentContract; isEnded: boolean } | null;
  /** Contracts with the member's downlines: ended by the offer, and those that signing it ends. */
  endedBelow: readonly AgentContract[];
  endingBelow: readonly AgentContract[];
};

export function consequencesOf({ id }: Pick<AgentContract, 'id'>, endings: readonly ContractEnding[]): Consequences {
  const of = endings.filter(({ offerId }) => offerId === id);
  const below = (by: ContractEnding['by']) =>
    of.filter((ending) => ending.by === by && ending.contract.side === 'upline').map(({ contract }) => contract);
  const own = of.filter(({ contract }) => contract.side === 'downline');
  // The offer may have ended one, and another have begun since.
  const shown = own.find(({ by }) => by === 'signature') ?? own.at(-1);
  return {
    own: shown ? { contract: shown.contract, isEnded: shown.by === 'offer' } : null,
    endedBelow: below('offer'),
    endingBelow: below('signature'),
  };
}
