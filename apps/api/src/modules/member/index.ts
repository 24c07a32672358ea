// For: members' profiles and icons, and their agent lines.
// Owns: schema `member`: members, profiles, invitations, icons, past lines.
// Never: hold a secret or money.

export { createMembers, type Members } from './member.service.ts';
export type { Member, NewMember } from './domain/member.ts';
export { accountFlags } from './domain/member.ts';
export { idOfName, memberAccount } from './named.ts';
export { maskName } from './domain/mask.ts';
export { emptyProfile, type Profile } from './domain/profile.ts';
export { createIcons, type Icons } from './icons.service.ts';
export type { FindLinks } from './links.service.ts';
export { createMemberModule } from './member.module.ts';
export { memberSettings } from './member.settings.ts';

/**
 * Functions that SQL of other schemas may call; read by the lint.
 *
 * @public
 */
export const sqlFunctions = [
  'active_type',
  'audience',
  'between',
  'born_on',
  'chosen',
  'currencies_of',
  'downlines_of',
  'line_end',
  'lines',
  'move',
  'past_lines',
  'play_status',
  'real_members',
  'registered_at',
  'tags_of',
  'team',
  'tree',
] as const;
