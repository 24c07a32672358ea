import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { openedPanel } from '../../../entities/member/index.ts';
import { parseTicketSearch, TicketsPage } from '../../../features/tickets/index.ts';

export const Route = createFileRoute('/_site/member/tickets')({ validateSearch: parseTicketSearch, component: Page });

function Page() {
  const search = parseTicketSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <TicketsPage
      search={search}
      onOpen={(next) => void navigate({ search: next, state: openedPanel, resetScroll: false })}
    />
  );
}
