import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { parseReportsSearch, takeReportsSearch, TeamTransactionsPage } from '../../../features/agent-reports/index.ts';

export const Route = createFileRoute('/_agent/agent/agentDownlineTransactionDetailsCopy')({
  validateSearch: takeReportsSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <TeamTransactionsPage
      search={parseReportsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
