import { callQuery, identityCalls } from '@champa/api-client';
import type { MemberInfo } from '@champa/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';

/** The signed-in member, with what the frame shows of the account: unread messages, the rank. */
export const memberQuery = callQuery(api, identityCalls.loginInfo, {});

/** The signed-in member. Where this cannot be loaded, the server decides what the account may do. */
export async function memberOf(queryClient: QueryClient): Promise<MemberInfo | undefined> {
  return (await queryClient.ensureQueryData(memberQuery).catch(() => undefined))?.member;
}
