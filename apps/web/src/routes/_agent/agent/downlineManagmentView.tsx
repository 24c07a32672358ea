import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { DownlinesPage, parseTeamSearch, takeTeamSearch } from '../../../features/agent-team/index.ts';

export const Route = createFileRoute('/_agent/agent/downlineManagmentView')({
  validateSearch: takeTeamSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <DownlinesPage
      search={parseTeamSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
