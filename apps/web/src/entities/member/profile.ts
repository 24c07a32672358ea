import { type CallOptions, callQuery, profileCalls } from '@champa/api-client';
import type { MemberIcon, OperationInput } from '@champa/contract';
import type * as contract from '@champa/contract';
import { api, queryClient } from '../../kit/api/api.ts';
import { memberQuery } from './member.ts';

export const profileQuery = { ...callQuery(api, profileCalls.memberProfile, {}), staleTime: 0 };
export const iconQuery = callQuery(api, profileCalls.memberIcon, {});

export type ProfileChange = OperationInput<typeof contract.updateProfile>['body'];

export async function updateProfile(body: ProfileChange): Promise<void> {
  queryClient.setQueryData(profileQuery.queryKey, await api.call(profileCalls.updateProfile, { body }));
  await refreshMember();
}

export async function chooseIcon(name: string): Promise<void> {
  await keepIcon(api.call(profileCalls.chooseIcon, { body: { name } }));
}

export async function uploadIcon(picture: Blob, options: CallOptions): Promise<void> {
  await keepIcon(api.call(profileCalls.uploadIcon, { body: picture }, options));
}

async function keepIcon(changed: Promise<MemberIcon>): Promise<void> {
  queryClient.setQueryData(iconQuery.queryKey, await changed);
  await refreshMember();
}

/** The frame shows name and icon too. */
async function refreshMember(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: memberQuery.queryKey });
}
