import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireTrueAccount } from '../app/guard.ts';
import { LanguageButton } from '../app/shell/language-button.tsx';
import { ThemeButton } from '../app/shell/theme-button.tsx';
import { ApplicationPage } from '../features/agent-register/index.ts';
import { AgentLayout, NotAnAgent } from '../features/agent/index.ts';

/** The agent centre's own layout: no side menu, header or footer of the site (specification, section 2). */
export const Route = createFileRoute('/_agent')({
  // After signing in here, the agent's home page opens.
  beforeLoad: ({ context }) => requireTrueAccount({ context, location: { href: '/agentHome' } }),
  loader: loadAllMessages,
  component: Agent,
});

function Agent() {
  const { member } = Route.useRouteContext();
  const tools = (
    <>
      <ThemeButton />
      <LanguageButton className="max-sm:px-3" />
    </>
  );
  return (
    <AgentLayout member={member} tools={tools}>
      {member.isAgent ? (
        <Outlet />
      ) : (
        <NotAnAgent>
          <ApplicationPage />
        </NotAnAgent>
      )}
    </AgentLayout>
  );
}
