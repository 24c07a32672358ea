import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { parseRecordsSearch, ProfitPage, takeRecordsSearch } from '../../../features/records/index.ts';

export const Route = createFileRoute('/_site/member/personalProfit')({
  validateSearch: takeRecordsSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <ProfitPage
      search={parseRecordsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
