import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { openedPanel } from '../../../entities/member/index.ts';
import { InboxPage, parseInboxSearch } from '../../../features/inbox/dialogs.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opening a message made this entry: closing it goes back. */
    openedMessage?: boolean;
  }
}

export const Route = createFileRoute('/_site/member/messageV2')({ validateSearch: parseInboxSearch, component: Page });

function Page() {
  const search = parseInboxSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  const closeMessage = () => {
    if (router.state.location.state.openedMessage) return router.history.back();
    void navigate({ search: (previous) => ({ ...previous, message: undefined }), replace: true, resetScroll: false });
  };
  return (
    <InboxPage
      search={search}
      onFilter={(unreadOnly) =>
        void navigate({ search: unreadOnly ? { unread: 1 } : {}, replace: true, resetScroll: false })
      }
      onOpen={(message) =>
        void navigate({
          search: (previous) => ({ ...previous, message }),
          state: (entry) => ({ ...openedPanel(entry), openedMessage: true }),
          resetScroll: false,
        })
      }
      onCloseMessage={closeMessage}
    />
  );
}
