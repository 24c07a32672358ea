import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { ChatPage, parseChatSearch } from '../features/chat/index.ts';
import { session } from '../kit/api/session.ts';

/** The house's chat: in a window of its own, on a phone as a page. */
export const Route = createFileRoute('/chat')({
  validateSearch: parseChatSearch,
  loader: loadAllMessages,
  component: Page,
});

function Page() {
  const { topic } = parseChatSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  return (
    <ChatPage
      topic={topic}
      onTopic={(next) => void navigate({ search: next === undefined ? {} : { topic: next }, replace: true })}
      onBack={router.history.canGoBack() ? () => router.history.back() : undefined}
      onLeaveMessage={() =>
        session.token() === null
          ? void navigate({ to: '/feedback' })
          : void navigate({ to: '/member/tickets', search: { write: 1 } })
      }
    />
  );
}
