import { useTranslate } from '@champa/i18n/react';
import { IconButton, StateView } from '@champa/ui';
import { useState } from 'react';
import { PageTitle } from '../../../entities/site/index.ts';
import { TicketForm } from './ticket-form.tsx';

/** Feedback of a visitor, who has no account to be answered in. */
export function FeedbackPage({ onBack }: { onBack: (() => void) | undefined }) {
  const t = useTranslate();
  const [sent, setSent] = useState<string>();
  return (
    <main className="flex min-h-dvh flex-col bg-surface-0">
      <PageTitle title={t('tickets_new')} />
      <header className="garden-face flex min-h-14 items-center gap-2 px-4">
        {onBack && <IconButton icon="arrowStart" label={t('back')} className="-ms-2" onClick={onBack} />}
        <h1 className="min-w-0 flex-1 truncate text-lg font-extrabold tracking-tight">{t('tickets_new')}</h1>
      </header>
      <div className="mx-auto w-full max-w-xl p-4">
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
      </div>
    </main>
  );
}
