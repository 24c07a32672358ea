import type { Ticket } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ticketsQuery } from '../../../entities/ticket/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { PagedList } from '../../../kit/lists/paged-list.tsx';
import { stateLooks, topicLabels } from '../model/state-looks.ts';
import type { TicketPlace } from '../model/ticket-place.ts';
import { TicketCasePage } from './ticket-case.tsx';
import { TicketForm } from './ticket-form.tsx';

type TicketsPageProps = {
  place: TicketPlace;
  /** Opens a ticket by its number, the form by `write`, the list by nothing. */
  onOpen: (place: string) => void;
};

/** The member's feedback and complaints: the list, one of them, or a new one. */
export function TicketsPage({ place, onOpen }: TicketsPageProps) {
  const t = useTranslate();
  const toList = (
    <Button kind="plain" size="small" className="-ms-2 self-start" onClick={() => onOpen('')}>
      <Icon name="arrowStart" size={18} />
      {t('tickets_back')}
    </Button>
  );
  if (place.is === 'ticket') {
    return (
      <Column>
        {toList}
        <TicketCasePage key={place.id} id={place.id} />
      </Column>
    );
  }
  if (place.is === 'write') {
    return (
      <Column>
        {toList}
        <TicketForm isVisitor={false} onSent={onOpen} />
      </Column>
    );
  }
  return <TicketList onOpen={onOpen} />;
}

function Column({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-4">{children}</div>;
}

function TicketList({ onOpen }: Pick<TicketsPageProps, 'onOpen'>) {
  const t = useTranslate();
  const write = (
    <Button onClick={() => onOpen('write')}>
      <Icon name="pencil" size={18} />
      {t('tickets_new')}
    </Button>
  );
  const query = useInfiniteQuery(ticketsQuery);
  const hasSome = query.data?.pages.some(({ list }) => list.length > 0) === true;
  return (
    <Column>
      {hasSome && <div className="flex justify-end">{write}</div>}
      <PagedList
        query={query}
        label={t('tickets')}
        empty={
          <StateView
            art="empty"
            title={t('tickets_none')}
            text={t('tickets_none_text')}
            action={write}
            className="rounded-md bg-surface-2"
          />
        }
      >
        {(ticket) => (
          <li key={ticket.id}>
            <TicketRow ticket={ticket} onOpen={() => onOpen(ticket.id)} />
          </li>
        )}
      </PagedList>
    </Column>
  );
}

function TicketRow({ ticket, onOpen }: { ticket: Ticket; onOpen: () => void }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { id, kind, topic, state, content, changedAt } = ticket;
  const { label, tone } = stateLooks[state];
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-col gap-1.5 rounded-md bg-surface-2 p-4 text-start transition-colors hover:bg-surface-3"
    >
      <span className="flex w-full items-start justify-between gap-3">
        <span className="text-sm font-bold">
          {t(topicLabels[topic])}
          {kind === 'complaint' && <span className="ms-2 text-ember">{t('ticket_kind_complaint')}</span>}
        </span>
        <span className={cx('shrink-0 rounded-full px-2.5 py-1 text-xs font-semibold', tone)}>{t(label)}</span>
      </span>
      <span className="line-clamp-2 text-sm text-muted">{content}</span>
      <span className="flex gap-4 text-xs text-muted tabular">
        <span>{t('ticket_number', { id })}</span>
        <time dateTime={changedAt}>{times.full(changedAt)}</time>
      </span>
    </button>
  );
}
