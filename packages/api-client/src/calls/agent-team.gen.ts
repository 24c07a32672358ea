// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const agentTeamCalls = {
  agentTeam: call<typeof contract.agentTeam>({ id: 'agentTeam', method: 'GET', path: '/api/agents/team', access: 'member' }),
  agentTeamMember: call<typeof contract.agentTeamMember>({ id: 'agentTeamMember', method: 'GET', path: '/api/agents/team/{id}', access: 'member' }),
  agentTeamTotals: call<typeof contract.agentTeamTotals>({ id: 'agentTeamTotals', method: 'GET', path: '/api/agents/team-totals', access: 'member' }),
  downlineLimits: call<typeof contract.downlineLimits>({ id: 'downlineLimits', method: 'GET', path: '/api/transfers/limits/{memberId}', access: 'member' }),
  setDownlineLimits: call<typeof contract.setDownlineLimits>({ id: 'setDownlineLimits', method: 'PUT', path: '/api/transfers/limits/{memberId}', access: 'member' }),
} as const;
