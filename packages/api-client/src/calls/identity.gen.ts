// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const identityCalls = {
  agentAffiliate: call<typeof contract.agentAffiliate>({ id: 'agentAffiliate', method: 'GET', path: '/api/agents/affiliate', access: 'public' }),
  countryCodes: call<typeof contract.countryCodes>({ id: 'countryCodes', method: 'GET', path: '/api/countries', access: 'public' }),
  extraVerification: call<typeof contract.extraVerification>({ id: 'extraVerification', method: 'POST', path: '/api/session/verification', access: 'public', encrypted: true }),
  extraVerificationCode: call<typeof contract.extraVerificationCode>({ id: 'extraVerificationCode', method: 'POST', path: '/api/session/verification/code', access: 'public' }),
  firstLogin: call<typeof contract.firstLogin>({ id: 'firstLogin', method: 'POST', path: '/api/session/first-login', access: 'member' }),
  freePlay: call<typeof contract.freePlay>({ id: 'freePlay', method: 'POST', path: '/api/session/trial', access: 'public' }),
  login: call<typeof contract.login>({ id: 'login', method: 'POST', path: '/api/session', access: 'public', encrypted: true }),
  loginInfo: call<typeof contract.loginInfo>({ id: 'loginInfo', method: 'GET', path: '/api/session', access: 'member' }),
  logout: call<typeof contract.logout>({ id: 'logout', method: 'DELETE', path: '/api/session', access: 'member' }),
  memberInfo: call<typeof contract.memberInfo>({ id: 'memberInfo', method: 'GET', path: '/api/member', access: 'member' }),
  referralCodeKind: call<typeof contract.referralCodeKind>({ id: 'referralCodeKind', method: 'GET', path: '/api/register/referral-code', access: 'public' }),
  register: call<typeof contract.register>({ id: 'register', method: 'PUT', path: '/api/register', access: 'public', encrypted: true }),
  registerMobile: call<typeof contract.registerMobile>({ id: 'registerMobile', method: 'PUT', path: '/api/register/mobile', access: 'public', encrypted: true }),
  registerOneClick: call<typeof contract.registerOneClick>({ id: 'registerOneClick', method: 'PUT', path: '/api/register/one-click', access: 'public', encrypted: true }),
  registerSettings: call<typeof contract.registerSettings>({ id: 'registerSettings', method: 'GET', path: '/api/register/settings', access: 'public' }),
  registrationValidators: call<typeof contract.registrationValidators>({ id: 'registrationValidators', method: 'GET', path: '/api/register/validators', access: 'public' }),
} as const;
