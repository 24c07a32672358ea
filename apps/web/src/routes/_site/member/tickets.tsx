import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { openedPanel } from '../../../entities/member/index.ts';
import { parseTicketPlace, TicketsPage } from '../../../features/tickets/index.ts';

/** Feedback and complaints: `#write` is a new one, `#12` the one of that number. */
export const Route = createFileRoute('/_site/member/tickets')({ component: Page });

function Page() {
  const place = useLocation({ select: ({ hash }) => parseTicketPlace(hash), structuralSharing: true });
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <TicketsPage
      place={place}
      onOpen={(hash) => void navigate({ hash, state: openedPanel, resetScroll: false, hashScrollIntoView: false })}
    />
  );
}
