import type { LotteryGame, LotteryTicket } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, Money, showToast, Skeleton, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { useLanguage } from '../../../shared/language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { ticketsQuery, useCancelTicket } from '../api/lottery.ts';
import { useServerNow } from '../../../shared/server-clock.ts';
import { TicketDialog } from './ticket-dialog.tsx';

const states: Readonly<Record<LotteryTicket['state'], { name: MessageId; tone: string }>> = {
  open: { name: 'lottery_ticket_open', tone: 'bg-surface-3 text-text' },
  won: { name: 'lottery_ticket_won', tone: 'bg-jade/15 text-jade' },
  lost: { name: 'lottery_ticket_lost', tone: 'bg-surface-2 text-muted' },
  cancelled: { name: 'lottery_ticket_cancelled', tone: 'bg-surface-2 text-muted' },
  void: { name: 'lottery_ticket_void', tone: 'bg-surface-2 text-muted' },
};

/** The member's tickets on a game, latest first; each opens to its lines. */
export function TicketsView({ game }: { game: LotteryGame }) {
  const t = useTranslate();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ticketsQuery(game.code, useLanguage()),
  );
  const [opened, setOpened] = useState<string | null>(null);
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-72 rounded-lg" />;
  const tickets = data.pages.flatMap(({ list }) => list);
  if (tickets.length === 0) {
    return <StateView art="empty" title={t('no_data')} text={t('lottery_no_tickets')} />;
  }
  return (
    <section aria-label={t('lottery_view_tickets')} className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} onOpen={() => setOpened(ticket.id)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="outline" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {opened !== null && <TicketDialog id={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function TicketRow({ ticket, onOpen }: { ticket: LotteryTicket; onOpen: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const describeError = useDescribeError();
  const cancel = useCancelTicket();
  const now = useServerNow();
  const { name, tone } = states[ticket.state];
  const isOpen = ticket.state === 'open' && Date.parse(ticket.draw.closesAt) > now;
  const placed = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-1 p-3 ring-1 ring-line ring-inset">
      <button type="button" onClick={onOpen} className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-bold tabular">{ticket.draw.number}</span>
          <span className="block text-xs text-muted tabular">
            {placed.format(new Date(ticket.placedAt))}
            {ticket.times > 1 && ` · ×${ticket.times}`}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1 text-end text-sm">
          <Money value={ticket.stake} className="font-semibold" />
          {ticket.state === 'won' && <Money value={ticket.win} signed className="font-bold" />}
          <span className={cx('rounded-full px-2.5 py-1 text-xs font-semibold', tone)}>{t(name)}</span>
        </span>
        <Icon name="chevronEnd" size={18} className="text-muted" />
      </button>
      {isOpen && (
        <Button
          kind="outline"
          size="small"
          busy={cancel.isPending}
          onClick={() => cancel.mutate(ticket.id, { onError: (error) => showToast('error', describeError(error)) })}
        >
          {t('lottery_cancel')}
        </Button>
      )}
    </li>
  );
}
