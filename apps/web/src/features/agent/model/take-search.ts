import type { AgentSearch } from './agent-search.ts';

/** Search parameters as they are: the pages parse them, so that the first screen does not load their rules. */
export function takeAgentSearch(raw: AgentSearch): AgentSearch {
  return raw;
}
