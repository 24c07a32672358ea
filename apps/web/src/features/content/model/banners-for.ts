import type { Banner } from '@champa/contract';

/** The banners of a group that a viewer sees: an invitation to register says nothing to a member. */
export function bannersFor<T extends Pick<Banner, 'groupName' | 'audience'>>(
  banners: readonly T[],
  { group, isSignedIn }: { group: Banner['groupName']; isSignedIn: boolean },
): T[] {
  const hidden = isSignedIn ? 'visitors' : 'members';
  return banners.filter(({ groupName, audience }) => groupName === group && audience !== hidden);
}
