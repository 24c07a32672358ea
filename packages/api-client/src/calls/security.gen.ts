// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const securityCalls = {
  authenticatorState: call<typeof contract.authenticatorState>({ id: 'authenticatorState', method: 'GET', path: '/api/member/authenticator', access: 'member' }),
  beginAuthenticator: call<typeof contract.beginAuthenticator>({ id: 'beginAuthenticator', method: 'POST', path: '/api/member/authenticator', access: 'member', encrypted: true }),
  bindEmail: call<typeof contract.bindEmail>({ id: 'bindEmail', method: 'PUT', path: '/api/member/email', access: 'member', encrypted: true }),
  bindEmailCode: call<typeof contract.bindEmailCode>({ id: 'bindEmailCode', method: 'POST', path: '/api/member/email/code', access: 'member' }),
  bindMobile: call<typeof contract.bindMobile>({ id: 'bindMobile', method: 'PUT', path: '/api/member/mobile', access: 'member', encrypted: true }),
  bindMobileCode: call<typeof contract.bindMobileCode>({ id: 'bindMobileCode', method: 'POST', path: '/api/member/mobile/code', access: 'member' }),
  changePassword: call<typeof contract.changePassword>({ id: 'changePassword', method: 'POST', path: '/api/member/password', access: 'member', encrypted: true }),
  changePasswordCode: call<typeof contract.changePasswordCode>({ id: 'changePasswordCode', method: 'POST', path: '/api/member/password/code', access: 'member' }),
  confirmAuthenticator: call<typeof contract.confirmAuthenticator>({ id: 'confirmAuthenticator', method: 'PUT', path: '/api/member/authenticator', access: 'member' }),
  loginHistory: call<typeof contract.loginHistory>({ id: 'loginHistory', method: 'GET', path: '/api/member/logins', access: 'member' }),
  memberSessions: call<typeof contract.memberSessions>({ id: 'memberSessions', method: 'GET', path: '/api/member/sessions', access: 'member' }),
  proofCode: call<typeof contract.proofCode>({ id: 'proofCode', method: 'POST', path: '/api/member/security/code', access: 'member' }),
  removeAuthenticator: call<typeof contract.removeAuthenticator>({ id: 'removeAuthenticator', method: 'POST', path: '/api/member/authenticator/remove', access: 'member' }),
  revokeOtherSessions: call<typeof contract.revokeOtherSessions>({ id: 'revokeOtherSessions', method: 'DELETE', path: '/api/member/sessions', access: 'member' }),
  revokeSession: call<typeof contract.revokeSession>({ id: 'revokeSession', method: 'DELETE', path: '/api/member/sessions/{id}', access: 'member' }),
  securityOverview: call<typeof contract.securityOverview>({ id: 'securityOverview', method: 'GET', path: '/api/member/security', access: 'member' }),
  setPaymentPassword: call<typeof contract.setPaymentPassword>({ id: 'setPaymentPassword', method: 'PUT', path: '/api/member/payment-password', access: 'member', encrypted: true }),
} as const;
