import type { Pool } from '../../platform/database.ts';
import type { Teams } from '../records/index.ts';
import type { AgentsAccess } from './agents.routes.ts';
import * as repo from './teams.repo.ts';

/** Answers what records ask about teams, from the tree as it is now. */
export function createTeams(pool: Pool, requireAgent: AgentsAccess['requireAgent']): Teams {
  return {
    requireAgent,

    async partOf(agentId, memberId, reach) {
      const part = await repo.selectPart(pool, agentId, memberId, reach);
      if (!part) return null;
      const path = part.line.slice(part.agentLine.length).split('.').filter(Boolean);
      return { memberId, isAlone: reach === 'own', path, first: part.first, last: part.last };
    },

    membersAmong: (agentId, ids) => repo.selectMembersAmong(pool, agentId, ids),
  };
}
