import { createFileRoute, redirect } from '@tanstack/react-router';
import { type MemberPageName, parseMemberSearch, pathOf } from '../../../features/pages/index.ts';
import { SecurityOverview } from '../../../features/security/index.ts';

export const Route = createFileRoute('/_site/member/')({
  validateSearch: parseMemberSearch,
  // The router may pass raw parameters here.
  beforeLoad: ({ search }) => leaveForPage(parseMemberSearch(search).page),
  component: SecurityOverview,
});

// Outside the route, because the route's type would depend on itself.
function leaveForPage(page: MemberPageName | undefined): void {
  if (page) throw redirect({ to: pathOf(page), replace: true });
}
