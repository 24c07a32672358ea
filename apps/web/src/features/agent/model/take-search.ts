import type { AgentSearch } from './agent-search.ts';

/** What an address says, as it is: the pages read it themselves, so that the first screen need not know how. */
export function takeAgentSearch(raw: AgentSearch): AgentSearch {
  return raw;
}
