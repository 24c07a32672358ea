import type { Activity } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../entities/member/index.ts';
import { activitiesQuery } from '../../../entities/promotion/index.ts';

/** Whether a member who can take part is signed in. */
function useIsMember(): boolean {
  const member = useMember();
  return member !== undefined && !member.isTrial;
}

/** The member's activity in a promotion; null where there is none, undefined while it loads. */
export function useActivity(id: string): Activity | null | undefined {
  const isMember = useIsMember();
  const { data, isError } = useQuery({ ...activitiesQuery, enabled: isMember });
  // A failed refetch keeps what is shown.
  if (!isMember || (isError && !data)) return null;
  return data && (data.list.find((activity) => activity.id === id) ?? null);
}
