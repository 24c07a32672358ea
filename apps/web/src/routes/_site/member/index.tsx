import { createFileRoute, redirect } from '@tanstack/react-router';
import { type MemberPageName, parseMemberSearch, pathOf } from '../../../features/pages/index.ts';
import { SecurityOverview } from '../../../features/security/index.ts';

export const Route = createFileRoute('/_site/member/')({
  validateSearch: parseMemberSearch,
  // What the router hands over may yet be the address's raw values.
  beforeLoad: ({ search }) => leaveForPage(parseMemberSearch(search).page),
  component: SecurityOverview,
});

// Outside the route, whose own type would depend on it.
function leaveForPage(page: MemberPageName | undefined): void {
  if (page) throw redirect({ to: pathOf(page), replace: true });
}
