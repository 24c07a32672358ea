import type { MemberInfo } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { memberQuery } from './member.ts';

/** The signed-in member, once loaded. */
export function useMember(): MemberInfo | undefined {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...memberQuery, enabled: isSignedIn }).data?.member;
}
