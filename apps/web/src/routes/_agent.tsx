import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AgentLayout, NotAnAgent } from '../features/pages/index.ts';
import { requireTrueAccount } from '../shared/guard.ts';

/** The agents' own layout: no side menu, no header, no footer (specification, section 2). */
export const Route = createFileRoute('/_agent')({
  // Who signs in here goes to the agents' home.
  beforeLoad: ({ context }) => requireTrueAccount({ context, location: { href: '/agentHome' } }),
  loader: loadAllMessages,
  component: Agent,
});

function Agent() {
  const { member } = Route.useRouteContext();
  return <AgentLayout>{member.isAgent ? <Outlet /> : <NotAnAgent />}</AgentLayout>;
}
