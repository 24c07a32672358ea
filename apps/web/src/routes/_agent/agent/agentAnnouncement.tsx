import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { AnnouncementPage } from '../../../features/agent/index.ts';
import { searchText } from '../../../kit/text/search-text.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opening an announcement made this entry: closing it goes back. */
    openedNews?: boolean;
  }
}

export const Route = createFileRoute('/_agent/agent/agentAnnouncement')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string | undefined } => {
    const text = searchText(id, 20);
    return text === '' ? {} : { id: text };
  },
  component: Page,
});

function Page() {
  const { id } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  const close = () => {
    if (router.state.location.state.openedNews) return router.history.back();
    void navigate({ search: {}, replace: true, resetScroll: false });
  };
  return (
    <AnnouncementPage
      openId={id}
      // NextPageQuery from one announcement to the next adds no history entry.
      onOpen={(next) =>
        void navigate({ search: { id: next }, state: (kept) => kept, replace: true, resetScroll: false })
      }
      onClose={close}
    />
  );
}
