export { createMembers, type Members } from './member.service.ts';
export type { Member, NewMember } from './domain/member.ts';
export { accountFlags } from './domain/member.ts';
export { createMemberAdmin } from './member.module.ts';
