import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BettingRecord, parseRecordsSearch } from '../../../../features/records/index.ts';

export const Route = createFileRoute('/_site/_own/records/bets')({
  validateSearch: parseRecordsSearch,
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <BettingRecord
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
