// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const profileCalls = {
  chooseIcon: call<typeof contract.chooseIcon>({ id: 'chooseIcon', method: 'PUT', path: '/api/member/icon', access: 'member' }),
  memberIcon: call<typeof contract.memberIcon>({ id: 'memberIcon', method: 'GET', path: '/api/member/icon', access: 'member' }),
  memberProfile: call<typeof contract.memberProfile>({ id: 'memberProfile', method: 'GET', path: '/api/member/profile', access: 'member' }),
  updateProfile: call<typeof contract.updateProfile>({ id: 'updateProfile', method: 'PUT', path: '/api/member/profile', access: 'member', encrypted: true }),
  uploadIcon: call<typeof contract.uploadIcon>({ id: 'uploadIcon', method: 'POST', path: '/api/member/icon', access: 'member', bodyType: 'picture' }),
} as const;
