// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const agentReportsCalls = {
  agentOwnMovements: call<typeof contract.agentOwnMovements>({ id: 'agentOwnMovements', method: 'GET', path: '/api/agents/reports/own', access: 'member' }),
  agentReportBets: call<typeof contract.agentReportBets>({ id: 'agentReportBets', method: 'GET', path: '/api/agents/reports/bets', access: 'member' }),
  agentReportFilters: call<typeof contract.agentReportFilters>({ id: 'agentReportFilters', method: 'GET', path: '/api/agents/reports/filters', access: 'member' }),
  agentReportMovements: call<typeof contract.agentReportMovements>({ id: 'agentReportMovements', method: 'GET', path: '/api/agents/reports/movements', access: 'member' }),
  agentReportProfit: call<typeof contract.agentReportProfit>({ id: 'agentReportProfit', method: 'GET', path: '/api/agents/reports/profit', access: 'member' }),
  agentReportRound: call<typeof contract.agentReportRound>({ id: 'agentReportRound', method: 'GET', path: '/api/agents/reports/bets/{id}', access: 'member' }),
} as const;
