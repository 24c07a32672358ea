import type { Activity } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../entities/member/index.ts';
import { activitiesQuery } from '../../../entities/promotion/index.ts';

/** Whether somebody is here who can take part. */
function useIsMember(): boolean {
  const member = useMember();
  return member !== undefined && !member.isTrial;
}

/** Where the member stands with a promotion; null where there is nothing to take part in, undefined while it loads. */
export function useActivity(id: string): Activity | null | undefined {
  const isMember = useIsMember();
  const { data, isError } = useQuery({ ...activitiesQuery, enabled: isMember });
  // One look anew that failed takes nothing back.
  if (!isMember || (isError && !data)) return null;
  return data && (data.list.find((activity) => activity.id === id) ?? null);
}
