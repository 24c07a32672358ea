import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../features/agent/index.ts';

export const Route = createFileRoute('/_agent/agentHome')({ component: Page });

function Page() {
  return <HomePage member={Route.useRouteContext().member} />;
}
