import { createFileRoute } from '@tanstack/react-router';
import { AgentHome } from '../../features/pages/index.ts';

export const Route = createFileRoute('/_agent/agentHome')({ component: Page });

function Page() {
  const { member } = Route.useRouteContext();
  return <AgentHome member={member} />;
}
