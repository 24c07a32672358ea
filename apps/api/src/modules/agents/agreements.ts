import type { ContractKind } from '@champa/contract';
import type { Deps } from '../../module.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Members } from '../member/index.ts';
import { createContractsService } from './contracts.service.ts';
import { createLinksService } from './links.service.ts';
import { createVisitsService } from './visits.service.ts';

export type AgreementsNeeds = {
  members: Pick<Members, 'byId' | 'uplineOf' | 'addInvitation' | 'closeInvitation' | 'usernames'>;
  brand: () => Promise<{ timeZone: string }>;
  /** Whether the brand has contracts for agents. */
  isOffered: () => Promise<boolean>;
  /** Whether the brand offers contracts of a kind. Those in force are settled either way. */
  isKindOffered: (kind: ContractKind) => Promise<boolean>;
  tell: Inbox['tell'];
  /** Tells visitors of links apart. */
  secrets: Pick<SecretBox, 'mac'>;
  /** How many links an agent may have. */
  mostLinks: () => Promise<number>;
  /** The brand's own addresses, the site's first. */
  origins: () => Promise<readonly string[]>;
};

export type Agreements = ReturnType<typeof createAgreements>;

/**
 * What agents agree with their recruits: contracts and invitation links. Registration asks it, and agents open accounts
 * by registration; so it is created before both.
 */
export function createAgreements({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: AgreementsNeeds) {
  const { members, tell } = needs;
  const timeZone = async () => (await needs.brand()).timeZone;
  const contracts = createContractsService({ pool, clock, members, timeZone, tell });
  const visits = createVisitsService({ pool, clock, secrets: needs.secrets });
  const links = createLinksService({ ...needs, pool, clock, contracts, visits });
  return { contracts, visits, links };
}
