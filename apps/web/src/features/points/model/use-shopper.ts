import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../../../entities/member/index.ts';
import { balanceQuery } from '../../../entities/points/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';

/** The viewer of the mall: a visitor, a trial account, or a member with their points and rank. */
export function useShopper() {
  const isSignedIn = useIsSignedIn();
  const info = useQuery({ ...memberQuery, enabled: isSignedIn }).data;
  const isMember = info !== undefined && !info.member.isTrial;
  const balance = useQuery({ ...balanceQuery, enabled: isMember });
  return {
    isSignedIn,
    isMember: isSignedIn && (info === undefined || isMember),
    points: balance.data?.balance,
    level: info?.vipRankLevel ?? 0,
  };
}
