import { securityCalls } from '@champa/api-client';
import type { OperationInput, OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { memberQuery } from '../../../entities/member/index.ts';
import { api, queryClient } from '../../../kit/api/api.ts';
import { forgetUser } from '../model/device.ts';

type NewPassword = OperationInput<typeof contract.changePassword>['body'];

/** Sends the code that a change of password needs; `hint` says where to. */
export const sendChangeCode = (): Promise<OperationValue<typeof contract.changePasswordCode>> =>
  api.call(securityCalls.changePasswordCode, { body: {} });

/** Changes the password; this session goes on, all others end. */
export async function changePassword(change: NewPassword): Promise<void> {
  await api.call(securityCalls.changePassword, { body: change });
  forgetUser('password');
  await queryClient.invalidateQueries({ queryKey: memberQuery.queryKey });
}
