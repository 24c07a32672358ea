// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const referralCalls = {
  referral: call<typeof contract.referral>({ id: 'referral', method: 'GET', path: '/api/referral', access: 'member' }),
  referredMembers: call<typeof contract.referredMembers>({ id: 'referredMembers', method: 'GET', path: '/api/referral/members', access: 'member' }),
} as const;
