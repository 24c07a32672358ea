import { callQuery, calls } from '@champa/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useIsSignedIn } from '../../../shared/session.ts';
import { balanceQuery } from '../api/points.ts';

/** Who looks at the mall: a visitor, a trial account, or a member with his points and his rank. */
export function useShopper() {
  const isSignedIn = useIsSignedIn();
  const info = useQuery({ ...callQuery(api, calls.loginInfo, {}), enabled: isSignedIn }).data;
  const isMember = info !== undefined && !info.member.isTrial;
  const balance = useQuery({ ...balanceQuery, enabled: isMember });
  return {
    isSignedIn,
    isMember: isSignedIn && (info === undefined || isMember),
    points: balance.data?.balance,
    level: info?.vipRankLevel ?? 0,
  };
}
