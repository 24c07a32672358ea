import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, Navigate, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { ChatPage } from '../features/chat/index.ts';
import { FeedbackPage } from '../features/tickets/index.ts';
import { useIsSignedIn } from '../kit/api/session.ts';
import { searchText } from '../kit/text/search-text.ts';

/**
 * The house's chat, in a window of its own or as a page: `#deposit` names what it is about, `#message` leaves a message where nobody
 * answers.
 */
export const Route = createFileRoute('/chat')({ loader: loadAllMessages, component: Page });

const MESSAGE = 'message';

function Page() {
  const hash = useLocation({ select: (location) => searchText(location.hash, 40) || undefined });
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  const isSignedIn = useIsSignedIn();
  const onBack = router.history.canGoBack() ? () => router.history.back() : undefined;
  if (hash === MESSAGE) {
    // Members write where they find the answer.
    return isSignedIn ? <Navigate to="/member/tickets" hash="write" replace /> : <FeedbackPage onBack={onBack} />;
  }
  return (
    <ChatPage
      topic={hash}
      onNoTopic={() => void navigate({ hash: '', replace: true })}
      onBack={onBack}
      onLeaveMessage={() => void navigate({ hash: MESSAGE })}
    />
  );
}
