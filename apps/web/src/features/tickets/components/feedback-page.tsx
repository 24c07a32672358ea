import { useTranslate } from '@champa/i18n/react';
import { StateView } from '@champa/ui';
import { useState } from 'react';
import { PageHeading } from '../../../entities/site/index.ts';
import { TicketForm } from './ticket-form.tsx';

/** Feedback of a visitor, who has no account to be answered in. */
export function FeedbackPage() {
  const t = useTranslate();
  const [sent, setSent] = useState<string>();
  return (
    <section className="mx-auto flex w-full max-w-xl flex-col gap-5 py-4">
      <PageHeading title={t('tickets_new')} />
      {sent === undefined ? (
        <TicketForm isVisitor onSent={setSent} />
      ) : (
        <StateView
          art="empty"
          title={t('ticket_sent_title')}
          text={t('ticket_sent_visitor', { id: sent })}
          className="rounded-md bg-surface-2"
        />
      )}
    </section>
  );
}
