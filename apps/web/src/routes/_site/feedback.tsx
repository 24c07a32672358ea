import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { FeedbackPage } from '../../features/tickets/index.ts';
import { session } from '../../kit/api/session.ts';

/** Feedback of visitors; members write where they find the answer. */
export const Route = createFileRoute('/_site/feedback')({
  beforeLoad: () => {
    if (session.token() !== null) throw redirect({ to: '/member/tickets', search: { write: 1 } });
  },
  loader: loadAllMessages,
  component: FeedbackPage,
});
