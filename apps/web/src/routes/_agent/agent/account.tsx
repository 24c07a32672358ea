import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../features/agent/index.ts';

export const Route = createFileRoute('/_agent/agent/account')({ component: Page });

function Page() {
  return <AccountPage member={Route.useRouteContext().member} />;
}
