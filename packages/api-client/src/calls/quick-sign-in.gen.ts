// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const quickSignInCalls = {
  addPasskey: call<typeof contract.addPasskey>({ id: 'addPasskey', method: 'POST', path: '/api/member/passkeys', access: 'member' }),
  beginLink: call<typeof contract.beginLink>({ id: 'beginLink', method: 'POST', path: '/api/member/linked-accounts', access: 'member', encrypted: true }),
  beginPasskey: call<typeof contract.beginPasskey>({ id: 'beginPasskey', method: 'POST', path: '/api/member/passkeys/options', access: 'member', encrypted: true }),
  beginProvider: call<typeof contract.beginProvider>({ id: 'beginProvider', method: 'POST', path: '/api/session/providers/{id}', access: 'public' }),
  linkedAccounts: call<typeof contract.linkedAccounts>({ id: 'linkedAccounts', method: 'GET', path: '/api/member/linked-accounts', access: 'member' }),
  memberPasskeys: call<typeof contract.memberPasskeys>({ id: 'memberPasskeys', method: 'GET', path: '/api/member/passkeys', access: 'member' }),
  passkeyLogin: call<typeof contract.passkeyLogin>({ id: 'passkeyLogin', method: 'POST', path: '/api/session/passkey', access: 'public' }),
  passkeyOptions: call<typeof contract.passkeyOptions>({ id: 'passkeyOptions', method: 'POST', path: '/api/session/passkey/options', access: 'public' }),
  providerLogin: call<typeof contract.providerLogin>({ id: 'providerLogin', method: 'POST', path: '/api/session/provider', access: 'public' }),
  registerByProvider: call<typeof contract.registerByProvider>({ id: 'registerByProvider', method: 'PUT', path: '/api/register/provider', access: 'public', encrypted: true }),
  removePasskey: call<typeof contract.removePasskey>({ id: 'removePasskey', method: 'POST', path: '/api/member/passkeys/{id}/remove', access: 'member', encrypted: true }),
  renamePasskey: call<typeof contract.renamePasskey>({ id: 'renamePasskey', method: 'PUT', path: '/api/member/passkeys/{id}', access: 'member' }),
  signInWays: call<typeof contract.signInWays>({ id: 'signInWays', method: 'GET', path: '/api/session/ways', access: 'public' }),
  unlinkAccount: call<typeof contract.unlinkAccount>({ id: 'unlinkAccount', method: 'POST', path: '/api/member/linked-accounts/{id}/remove', access: 'member', encrypted: true }),
} as const;
