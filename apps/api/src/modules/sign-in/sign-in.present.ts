import type { Member } from '../member/index.ts';

/** What the site shows of a member. */
export function presentMember(member: Member, flags: { isAgent: boolean; isTrial: boolean }, icon: string) {
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    isAgent: flags.isAgent,
    isTrial: flags.isTrial,
    registeredAt: member.registeredAt.toString(),
    icon,
  };
}
