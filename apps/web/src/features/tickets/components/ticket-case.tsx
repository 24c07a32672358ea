import { ApiError } from '@champa/api-client';
import type { TicketCase } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, Notice, showToast, StateView } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moveTicket, ticketQuery } from '../../../entities/ticket/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { stateLooks, topicLabels } from '../model/state-looks.ts';
import { ComplaintDates } from './complaint-dates.tsx';
import { TicketMessages } from './ticket-messages.tsx';
import { TicketReply } from './ticket-reply.tsx';

/** One ticket: what was said, where it stands, and what the member can do. */
export function TicketCasePage({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(ticketQuery(id, useLanguage()));
  if (data) return <Opened ticket={data} />;
  if (error instanceof ApiError && error.code === 'NOT_FOUND') {
    return <StateView art="empty" title={t('error.NOT_FOUND')} text={t('tickets_none_text')} />;
  }
  return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton rows={4} />;
}

function Opened({ ticket }: { ticket: TicketCase }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { id, kind, topic, state, can, outside, answerDueAt } = ticket;
  const isWaiting = state === 'received' || state === 'working';
  const { label, tone } = stateLooks[state];
  return (
    <article aria-label={t('ticket_number', { id })} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-lg font-bold">
            {t(topicLabels[topic])}
            {kind === 'complaint' && <span className="ms-2 text-ember">{t('ticket_kind_complaint')}</span>}
          </h3>
          <p className="text-[13px] text-muted tabular">
            {t('ticket_number', { id })}
            {kind === 'feedback' && isWaiting && ` · ${t('ticket_answer_by', { time: times.full(answerDueAt) })}`}
          </p>
        </div>
        <span className={cx('rounded-full px-3 py-1.5 text-xs font-semibold', tone)}>
          {state === 'referred' && outside ? t('ticket_state_referred', { name: outside.name }) : t(label)}
        </span>
      </header>
      {kind === 'complaint' && <ComplaintDates ticket={ticket} />}
      <TicketMessages ticket={ticket} />
      {can.includes('reply') ? <TicketReply id={id} /> : <Notice kind="info">{t('ticket_closed_text')}</Notice>}
      {outside && (
        <p className="text-sm text-muted">
          {t('ticket_outside', { name: outside.name })}{' '}
          <a href={outside.url} target="_blank" rel="noopener noreferrer" className="font-semibold text-gold underline">
            {t('ticket_outside_open', { name: outside.name })}
          </a>
        </p>
      )}
      <Moves ticket={ticket} />
    </article>
  );
}

/** Closing, and taking it to the outside body: each asks first. */
function Moves({ ticket: { id, can, outside } }: { ticket: TicketCase }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [asked, setAsked] = useState<'close' | 'refer' | null>(null);
  const name = outside?.name ?? '';
  const words = {
    close: { label: t('ticket_close'), title: t('ticket_close_title'), text: t('ticket_close_text') },
    refer: {
      label: t('ticket_refer', { name }),
      title: t('ticket_refer_title', { name }),
      text: t('ticket_refer_text', { name }),
    },
  };
  const moves = (['close', 'refer'] as const).filter((move) => can.includes(move));
  const go = (move: 'close' | 'refer'): void => {
    setAsked(null);
    moveTicket(id, move).catch((error: unknown) => showToast('error', describeError(error)));
  };
  if (moves.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {moves.map((move) => (
        <Button key={move} kind="outline" size="small" onClick={() => setAsked(move)}>
          {move === 'close' && <Icon name="check" size={16} />}
          {words[move].label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={words[asked].title}
          message={words[asked].text}
          confirmLabel={words[asked].label}
          cancelLabel={t('cancel')}
          onConfirm={() => go(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}
