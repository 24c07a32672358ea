import { callKey, identityCalls, signInCodesCalls } from '@champa/api-client';
import type { OperationInput } from '@champa/contract';
import type * as contract from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../kit/api/api.ts';
import type { Sent } from '../../../kit/forms/code-field.tsx';
import { forgetUser } from '../model/device.ts';

/** A captcha picture. Each key has another picture, and may be requested once a second, so the query waits. */
export const captchaQuery = (key: string) =>
  queryOptions({
    queryKey: callKey(signInCodesCalls.captcha, { query: { key } }),
    queryFn: () => api.call(signInCodesCalls.captcha, { query: { key } }),
    staleTime: Infinity,
  });

export const sendLoginSms = (body: OperationInput<typeof contract.loginSms>['body']): Promise<Sent> =>
  api.call(signInCodesCalls.loginSms, { body });

export const sendDynamicCode = (body: OperationInput<typeof contract.dynamicPassword>['body']): Promise<Sent> =>
  api.call(signInCodesCalls.dynamicPassword, { body });

export const sendRegisterSms = (body: OperationInput<typeof contract.registerSms>['body']): Promise<Sent> =>
  api.call(signInCodesCalls.registerSms, { body });

export const sendForgotSms = (body: OperationInput<typeof contract.forgotPasswordSms>['body']): Promise<Sent> =>
  api.call(signInCodesCalls.forgotPasswordSms, { body });

export const sendForgotMail = (body: OperationInput<typeof contract.forgotPasswordEmail>['body']): Promise<Sent> =>
  api.call(signInCodesCalls.forgotPasswordEmail, { body });

export const sendExtraCode = (body: OperationInput<typeof contract.extraVerificationCode>['body']): Promise<Sent> =>
  api.call(identityCalls.extraVerificationCode, { body });

export async function setPasswordByPhone(
  body: OperationInput<typeof contract.setPasswordByPhone>['body'],
): Promise<void> {
  await api.call(signInCodesCalls.setPasswordByPhone, { body });
  forgetUser('password');
}

export async function setPasswordByEmail(
  body: OperationInput<typeof contract.setPasswordByEmail>['body'],
): Promise<void> {
  await api.call(signInCodesCalls.setPasswordByEmail, { body });
  forgetUser('password');
}
