import type { Module } from '../../module.ts';
import { type MemberAdminNeeds, memberAdminRoutes } from './member.admin.routes.ts';

/** The back office's view of members. */
export function createMemberAdmin(needs: MemberAdminNeeds): Module {
  return { name: 'member', adminRoutes: (app) => memberAdminRoutes(app, needs) };
}
