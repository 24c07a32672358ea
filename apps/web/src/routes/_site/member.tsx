import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { requireTrueAccount } from '../../app/guard.ts';
import { useCloseMemberCentre } from '../../entities/member/index.ts';
import { MemberCentre, shownPage } from '../../features/pages/index.ts';
import { useLeavePanel } from '../../features/security/index.ts';

/** The member centre, opened as an overlay; the routes below are its pages. */
export const Route = createFileRoute('/_site/member')({
  beforeLoad: requireTrueAccount,
  loader: loadAllMessages,
  component: Member,
});

function Member() {
  const { member } = Route.useRouteContext();
  const { page, back } = useLocation({
    select: ({ pathname, search }) => ({ page: shownPage(pathname, search), back: wayBack(search) }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const leavePanel = useLeavePanel();
  const close = useCloseMemberCentre();
  return (
    <MemberCentre
      member={member}
      page={page}
      back={back}
      onBack={back === 'page' ? leavePanel : () => void navigate({ to: '/member', replace: true, resetScroll: false })}
      onClose={close}
    >
      <Outlet />
    </MemberCentre>
  );
}

function wayBack(search: { panel?: unknown; withdrawal?: unknown }): 'pages' | 'page' | null {
  if (search.withdrawal !== undefined) return null;
  return search.panel === undefined ? 'pages' : 'page';
}
