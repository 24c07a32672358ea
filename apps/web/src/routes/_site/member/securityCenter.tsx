import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ChangePasswordForm, LinkedAccountsPanel, PasskeysPanel } from '../../../features/identity/dialogs.ts';
import {
  parseSecuritySearch,
  SecurityOverview,
  SecurityPanel,
  useLeavePanel,
} from '../../../features/security/index.ts';

export const Route = createFileRoute('/_site/member/securityCenter')({
  validateSearch: parseSecuritySearch,
  component: Page,
});

function Page() {
  const { panel } = parseSecuritySearch(Route.useSearch());
  const leave = useLeavePanel();
  const navigate = useNavigate();
  if (panel === undefined) return <SecurityOverview />;
  return (
    <SecurityPanel
      key={panel}
      panel={panel}
      password={<ChangePasswordForm onDone={() => void navigate({ to: '/' })} />}
      passkeys={<PasskeysPanel />}
      linkedAccounts={<LinkedAccountsPanel />}
      onDone={leave}
    />
  );
}
