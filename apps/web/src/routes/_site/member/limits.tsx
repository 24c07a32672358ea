import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '../../../features/limits/dialogs.ts';

export const Route = createFileRoute('/_site/member/limits')({ component: Page });

function Page() {
  const { member } = Route.useRouteContext();
  return <LimitsPage account={member.account} />;
}
