import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { AccountRecord, parseRecordsSearch, takeRecordsSearch } from '../../../../features/records/index.ts';

export const Route = createFileRoute('/_site/_own/records/account')({
  validateSearch: takeRecordsSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <AccountRecord
      search={parseRecordsSearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
