import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { IncomePage, parseAgentSearch, takeAgentSearch } from '../../../features/agent/index.ts';

export const Route = createFileRoute('/_agent/agent/agentRevenueReport')({
  validateSearch: takeAgentSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <IncomePage
      search={parseAgentSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
