import type { Deps, Module } from '../../module.ts';
import { everyRow, presentPage } from '../../platform/paging.ts';
import type { Media } from '../media/index.ts';
import { presentNote } from './care.present.ts';
import { forgetMember } from './forget.repo.ts';
import { type IconNeeds, iconRoutes } from './icon.routes.ts';
import { memberAdminRoutes } from './member.admin.routes.ts';
import { createMemberList, memberExport } from './member.admin.list.ts';
import { createLinkedMembers, type FindLinks } from './links.service.ts';
import { createMemberAdmin, type MemberAdminNeeds } from './member.admin.ts';
import { type ProfileNeeds, profileRoutes } from './profile.routes.ts';
import { createProfiles, type ProfileRules } from './profile.service.ts';

type MemberNeeds = Omit<MemberAdminNeeds, 'clock'> &
  Omit<Parameters<typeof createMemberList>[0], 'admin'> &
  Omit<IconNeeds, 'media'> &
  Omit<ProfileNeeds, 'profiles'> & {
    settings: () => Promise<ProfileRules>;
    media: Pick<Media, 'serve'>;
    /** What other modules know members to share. */
    findLinks: readonly FindLinks[];
  };

/** Members' profiles and icons, and the back office's view of members. */
export function createMemberModule({ clock }: Pick<Deps, 'clock'>, needs: MemberNeeds): Module {
  const profiles = createProfiles({ clock, members: needs.members, settings: needs.settings });
  const admin = createMemberAdmin({ ...needs, clock });
  const linked = createLinkedMembers(needs);
  const list = createMemberList({ ...needs, admin });
  return {
    name: 'member',
    routes(app) {
      iconRoutes(app, needs);
      profileRoutes(app, { ...needs, profiles });
    },
    personalData: async (memberId) => ({
      ...(await admin.personalData(memberId)),
      notes: await everyRow(async (wish) => presentPage(await admin.notes(memberId, wish), presentNote)),
    }),
    forget: { now: forgetMember },
    adminRoutes: (app) => memberAdminRoutes(app, { admin, linked, list }),
    exports: [memberExport(list)],
  };
}
