// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const contractsCalls = {
  agentContract: call<typeof contract.agentContract>({ id: 'agentContract', method: 'GET', path: '/api/contracts/{id}', access: 'member' }),
  agentContracts: call<typeof contract.agentContracts>({ id: 'agentContracts', method: 'GET', path: '/api/contracts', access: 'member' }),
  agentPeriod: call<typeof contract.agentPeriod>({ id: 'agentPeriod', method: 'GET', path: '/api/contracts/period', access: 'member' }),
  agentRun: call<typeof contract.agentRun>({ id: 'agentRun', method: 'GET', path: '/api/contracts/runs/{id}', access: 'member' }),
  agentRunRounds: call<typeof contract.agentRunRounds>({ id: 'agentRunRounds', method: 'GET', path: '/api/contracts/runs/{id}/members/{memberId}/rounds', access: 'member' }),
  agentRuns: call<typeof contract.agentRuns>({ id: 'agentRuns', method: 'GET', path: '/api/contracts/runs', access: 'member' }),
  consolidatedContracts: call<typeof contract.consolidatedContracts>({ id: 'consolidatedContracts', method: 'GET', path: '/api/contracts/consolidated', access: 'member' }),
  offerContract: call<typeof contract.offerContract>({ id: 'offerContract', method: 'POST', path: '/api/contracts', access: 'member' }),
  processDailySalaryContract: call<typeof contract.processDailySalaryContract>({ id: 'processDailySalaryContract', method: 'POST', path: '/api/contracts/daily-salary/process', access: 'member' }),
  processDividendContract: call<typeof contract.processDividendContract>({ id: 'processDividendContract', method: 'POST', path: '/api/contracts/dividend/process', access: 'member' }),
  processHourSalaryContract: call<typeof contract.processHourSalaryContract>({ id: 'processHourSalaryContract', method: 'POST', path: '/api/contracts/hour-salary/process', access: 'member' }),
  processRealtimeSalaryContract: call<typeof contract.processRealtimeSalaryContract>({ id: 'processRealtimeSalaryContract', method: 'POST', path: '/api/contracts/realtime-salary/process', access: 'member' }),
} as const;
