// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const limitsCalls = {
  excludeSelf: call<typeof contract.excludeSelf>({ id: 'excludeSelf', method: 'POST', path: '/api/limits/self-exclusion', access: 'member' }),
  keepMoneyLimit: call<typeof contract.keepMoneyLimit>({ id: 'keepMoneyLimit', method: 'DELETE', path: '/api/limits/{kind}/{period}/pending', access: 'member' }),
  keepSessionLimit: call<typeof contract.keepSessionLimit>({ id: 'keepSessionLimit', method: 'DELETE', path: '/api/limits/session/pending', access: 'member' }),
  playLimits: call<typeof contract.playLimits>({ id: 'playLimits', method: 'GET', path: '/api/limits', access: 'member' }),
  realityCheck: call<typeof contract.realityCheck>({ id: 'realityCheck', method: 'GET', path: '/api/limits/reality-check', access: 'member' }),
  removeMoneyLimit: call<typeof contract.removeMoneyLimit>({ id: 'removeMoneyLimit', method: 'DELETE', path: '/api/limits/{kind}/{period}', access: 'member' }),
  removeSessionLimit: call<typeof contract.removeSessionLimit>({ id: 'removeSessionLimit', method: 'DELETE', path: '/api/limits/session', access: 'member' }),
  setMoneyLimit: call<typeof contract.setMoneyLimit>({ id: 'setMoneyLimit', method: 'PUT', path: '/api/limits/{kind}/{period}', access: 'member' }),
  setRealityCheck: call<typeof contract.setRealityCheck>({ id: 'setRealityCheck', method: 'PUT', path: '/api/limits/reality-check', access: 'member' }),
  setSessionLimit: call<typeof contract.setSessionLimit>({ id: 'setSessionLimit', method: 'PUT', path: '/api/limits/session', access: 'member' }),
  takeTimeOut: call<typeof contract.takeTimeOut>({ id: 'takeTimeOut', method: 'POST', path: '/api/limits/time-out', access: 'member' }),
} as const;
