// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const agentsCalls = {
  agentApplication: call<typeof contract.agentApplication>({ id: 'agentApplication', method: 'GET', path: '/api/agents/application', access: 'member' }),
  agentDownlines: call<typeof contract.agentDownlines>({ id: 'agentDownlines', method: 'GET', path: '/api/agents/downlines', access: 'member' }),
  agentIncome: call<typeof contract.agentIncome>({ id: 'agentIncome', method: 'GET', path: '/api/agents/income', access: 'member' }),
  agentTeamOverview: call<typeof contract.agentTeamOverview>({ id: 'agentTeamOverview', method: 'GET', path: '/api/agents/overview', access: 'member' }),
  applyAsAgent: call<typeof contract.applyAsAgent>({ id: 'applyAsAgent', method: 'POST', path: '/api/agents/application', access: 'member' }),
} as const;
