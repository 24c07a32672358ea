// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const agentCentreCalls = {
  agentAccount: call<typeof contract.agentAccount>({ id: 'agentAccount', method: 'GET', path: '/api/agents/account', access: 'member' }),
  agentAnnouncements: call<typeof contract.agentAnnouncements>({ id: 'agentAnnouncements', method: 'GET', path: '/api/agents/announcements', access: 'member' }),
  agentIncomeDays: call<typeof contract.agentIncomeDays>({ id: 'agentIncomeDays', method: 'GET', path: '/api/agents/income/days', access: 'member' }),
  agentTeamDays: call<typeof contract.agentTeamDays>({ id: 'agentTeamDays', method: 'GET', path: '/api/agents/overview/days', access: 'member' }),
} as const;
