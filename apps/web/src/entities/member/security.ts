import { callQuery, securityCalls } from '@champa/api-client';
import type { OperationInput, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { api, queryClient } from '../../kit/api/api.ts';

// Security pages always show the current state.
const fresh = { staleTime: 0 } as const;

export const sessionsQuery = { ...callQuery(api, securityCalls.memberSessions, {}), ...fresh };
export const loginsQuery = { ...callQuery(api, securityCalls.loginHistory, {}), ...fresh };

export type SessionRecord = OperationValue<typeof contract.memberSessions>['list'][number];
export type LoginRecord = OperationValue<typeof contract.loginHistory>['list'][number];
export type AuthenticatorKey = OperationValue<typeof contract.beginAuthenticator>;

type Body<O extends contract.Operation> = OperationInput<O> extends { body: infer B } ? B : never;

/** Refetches what protects the account, after a change. */
export async function refreshOverview(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [securityCalls.securityOverview.id] });
}

export const sendProofCode = (body: Body<typeof contract.proofCode>) => api.call(securityCalls.proofCode, { body });

export const sendMobileCode = (body: Body<typeof contract.bindMobileCode>) =>
  api.call(securityCalls.bindMobileCode, { body });

export const sendEmailCode = (body: Body<typeof contract.bindEmailCode>) =>
  api.call(securityCalls.bindEmailCode, { body });

export async function bindMobile(body: Body<typeof contract.bindMobile>): Promise<void> {
  await api.call(securityCalls.bindMobile, { body });
  await refreshOverview();
}

export async function bindEmail(body: Body<typeof contract.bindEmail>): Promise<void> {
  await api.call(securityCalls.bindEmail, { body });
  await refreshOverview();
}

export async function setPaymentPassword(body: Body<typeof contract.setPaymentPassword>): Promise<void> {
  await api.call(securityCalls.setPaymentPassword, { body });
  await refreshOverview();
}

export const beginAuthenticator = (password: string): Promise<AuthenticatorKey> =>
  api.call(securityCalls.beginAuthenticator, { body: { password } });

/** @returns the recovery codes, shown this once */
export async function confirmAuthenticator(code: string): Promise<string[]> {
  return (await api.call(securityCalls.confirmAuthenticator, { body: { code } })).recoveryCodes;
}

export async function removeAuthenticator(code: string): Promise<void> {
  await api.call(securityCalls.removeAuthenticator, { body: { code } });
  await refreshOverview();
}

export async function endSession(id: string): Promise<void> {
  await api.call(securityCalls.revokeSession, { params: { id } });
  await refreshSessions();
}

export async function endOtherSessions(): Promise<void> {
  await api.call(securityCalls.revokeOtherSessions, {});
  await refreshSessions();
}

/** Refetches the open sessions. */
export async function refreshSessions(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
