import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OverviewPage, parseAgentSearch, takeAgentSearch } from '../../../features/agent/index.ts';

export const Route = createFileRoute('/_agent/agent/agentTeamOverview')({
  validateSearch: takeAgentSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <OverviewPage
      search={parseAgentSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
