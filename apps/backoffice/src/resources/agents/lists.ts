import {
  adminAgentContracts,
  adminAgentLinks,
  adminAgents,
  adminAgentSettlements,
  type ContractKind,
  type ContractStanding,
} from '@champa/contract';
import type { ListOfRow } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { contractWords, linkWords, settlementWords, words } from './words.ts';

type Side = 'upline' | 'downline';

/** What is listed of one agent, each when its tab is opened. */
export const lists: Record<string, ListOfRow> = {
  agentTeam: { words, readOn: (of, { page }) => call(adminAgents, { query: { ...page, of, search: '' } }) },
  agentContracts: {
    words: contractWords,
    readOn: (id, { page, filter: { side = 'downline', standing } }) =>
      call(adminAgentContracts, {
        params: { id },
        query: { ...page, side: side as Side, ...(standing && { standing: standing as ContractStanding }) },
      }),
  },
  agentSettlements: {
    words: settlementWords,
    readOn: (id, { page, filter: { side = 'downline', kind = 'dividend' } }) =>
      call(adminAgentSettlements, {
        params: { id },
        query: { ...page, side: side as Side, kind: kind as ContractKind },
      }),
  },
  agentLinks: { words: linkWords, readOn: (id, { page }) => call(adminAgentLinks, { params: { id }, query: page }) },
};
