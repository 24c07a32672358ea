import { callQuery, rewardsCalls } from '@champa/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/api.ts';
import { useMember } from '../member/index.ts';

/** Rewards grow with play, which sends no live event, so they are polled. */
const POLL_MS = 60_000;

/** The rewards that the member can claim now. */
export const rewardsQuery = queryOptions({
  ...callQuery(api, rewardsCalls.rewards, {}),
  refetchInterval: POLL_MS,
});

/** The number of rewards that can be claimed; a visitor and a trial account have none. */
export function useRewardCount(): number {
  const member = useMember();
  const isMember = member !== undefined && !member.isTrial;
  return useQuery({ ...rewardsQuery, enabled: isMember, select: ({ list }) => list.length }).data ?? 0;
}
