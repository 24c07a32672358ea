import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { parseReportsSearch, takeReportsSearch, OwnTransactionsPage } from '../../../features/agent-reports/index.ts';

export const Route = createFileRoute('/_agent/agent/agentTransactionDetails')({
  validateSearch: takeReportsSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <OwnTransactionsPage
      search={parseReportsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
