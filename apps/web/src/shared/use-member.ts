import { callQuery, calls } from '@champa/api-client';
import type { MemberInfo } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useIsSignedIn } from './session.ts';

/** Who is signed in, once loaded. */
export function useMember(): MemberInfo | undefined {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...callQuery(api, calls.loginInfo, {}), enabled: isSignedIn }).data?.member;
}
