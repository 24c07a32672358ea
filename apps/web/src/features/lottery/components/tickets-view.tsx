import type { LotteryGame, LotteryTicket } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon, Money, Skeleton, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ticketsQuery } from '../../../entities/draw/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { useOpened } from '../model/use-opened.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { TakeBackButton } from './take-back-button.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { TicketState } from './ticket-state.tsx';

type TicketsViewProps = {
  game: LotteryGame;
  /** Tickets can be cancelled here while their draw is open. */
  canCancel: boolean;
  /** The ticket that is shown with its lines. */
  opened: string | undefined;
};

/** The member's tickets on a game, latest first; a press opens one. */
export function TicketsView({ game, canCancel, opened }: TicketsViewProps) {
  const t = useTranslate();
  const { open, close } = useOpened();
  const [provenDraw, setProvenDraw] = useState<string | null>(null);
  const paged = useInfiniteQuery(ticketsQuery(game.code, useLanguage()));
  const { data, isError, refetch } = paged;
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-72 rounded-lg" />;
  const tickets = data.pages.flatMap(({ list }) => list);
  if (tickets.length === 0) {
    return (
      <StateView
        art="empty"
        title={t('no_data')}
        text={t('lottery_no_tickets')}
        action={
          <Link to="." search={{ gameCode: game.code }} replace className={buttonClass({ kind: 'outline' })}>
            {t('lottery_view_bet')}
          </Link>
        }
      />
    );
  }
  return (
    <section aria-label={t('lottery_view_tickets')} className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} canCancel={canCancel} onOpen={() => open(ticket.id)} />
        ))}
      </ul>
      <MoreRows of={paged} label={t('more')} />
      {provenDraw !== null ? (
        <ProofDialog drawId={provenDraw} onClose={() => setProvenDraw(null)} />
      ) : (
        opened !== undefined && (
          <TicketDialog
            id={opened}
            canCancel={canCancel}
            onProve={game.source === 'house' ? setProvenDraw : null}
            onClose={close}
          />
        )
      )}
    </section>
  );
}

type TicketRowProps = { ticket: LotteryTicket; canCancel: boolean; onOpen: () => void };

function TicketRow({ ticket, canCancel, onOpen }: TicketRowProps) {
  const times = useTimeFormat();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-1 p-3 ring-1 ring-line ring-inset">
      <button type="button" onClick={onOpen} className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-bold tabular">{ticket.draw.number}</span>
          <span className="block text-xs text-muted tabular">
            {times.full(ticket.placedAt)}
            {ticket.times > 1 && ` · ×${ticket.times}`}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1 text-end text-sm">
          <Money value={ticket.stake} className="font-semibold" />
          {ticket.state === 'won' && <Money value={ticket.win} signed className="font-bold" />}
          <TicketState state={ticket.state} />
        </span>
        <Icon name="chevronEnd" size={18} className="text-muted" />
      </button>
      {canCancel && <TakeBackButton ticket={ticket} />}
    </li>
  );
}
