import { createFileRoute, redirect } from '@tanstack/react-router';
import { elsewhere, MemberPageLater, type MemberPageName, parseMemberSearch } from '../../../features/pages/index.ts';
import { SecurityOverview } from '../../../features/security/index.ts';

export const Route = createFileRoute('/_site/member/')({
  validateSearch: parseMemberSearch,
  // What the router hands over, here and once in the component, may yet be the address's raw values.
  beforeLoad: ({ search }) => leaveIfElsewhere(parseMemberSearch(search).page),
  component: Page,
});

function Page() {
  const { page } = parseMemberSearch(Route.useSearch());
  return page === undefined ? <SecurityOverview /> : <MemberPageLater />;
}

// Outside the route, whose own type would depend on it.
function leaveIfElsewhere(page: MemberPageName | undefined): void {
  const to = page && elsewhere(page);
  if (to) throw redirect({ to, replace: true });
}
