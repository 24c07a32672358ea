import { ApiError } from '@champa/api-client';
import type { BettingRound, bettingRound, OperationValue } from '@champa/contract';
import { type MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Code, Money, Skeleton, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import type { ReactNode } from 'react';
import { useTimeFormat } from '../../kit/days/time-format.ts';
import { LoadFailure } from '../../kit/lists/load-failure.tsx';
import { Message } from '../../kit/text/message.tsx';
import { StateBadge } from './state-badge.tsx';

type Round = OperationValue<typeof bettingRound>;
type Call = Round['calls'][number];
export type RoundFact = { id: string; label: string; value: ReactNode };

const callLabels = {
  bet: 'round_call_bet',
  win: 'round_call_win',
  rollback: 'round_call_rollback',
  tombstone: 'round_call_tombstone',
  unwin: 'round_call_unwin',
} as const satisfies Record<Call['kind'], MessageId>;

type RoundPanelProps = {
  /** Undefined until loaded. */
  round: Round | undefined;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  /** Shown before the round's amounts. */
  facts?: readonly RoundFact[];
  /** A ticket of a lottery's round; by default, its number. */
  ticket?: ((ticket: BettingRound) => ReactNode) | undefined;
  /** An action on the round. */
  action?: ReactNode;
};

/** One round in full: its amounts, and every call of it. */
export function RoundPanel({ round, error, onRetry, onClose, facts = [], ticket, action }: RoundPanelProps) {
  const t = useTranslate();
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return (
    <Dialog
      title={round?.gameName ?? t('col_round')}
      description={
        // On phones a long number of a round takes a line of its own: its place is kept while it loads.
        <span className="block min-h-10 sm:min-h-5">
          {round && <Message id="round_of" values={{ vendor: round.vendorName, round: <Code>{round.round}</Code> }} />}
        </span>
      }
      closeLabel={t('close')}
      onClose={onClose}
      height="full"
    >
      {round ? (
        <Content round={round} first={facts} ticket={ticket} action={action} />
      ) : isGone ? (
        <StateView art="empty" title={t('error.NOT_FOUND')} />
      ) : error ? (
        <LoadFailure onRetry={onRetry} />
      ) : (
        <Skeleton className="h-80 rounded-md" />
      )}
    </Dialog>
  );
}

type ContentProps = { round: Round; first: readonly RoundFact[] } & Pick<RoundPanelProps, 'ticket' | 'action'>;

function Content({ round, first, ticket, action }: ContentProps) {
  const t = useTranslate();
  const facts: RoundFact[] = [
    ...first,
    { id: 'stake', label: t('col_stake'), value: <Money value={round.stake} exact /> },
    { id: 'win', label: t('col_win'), value: <Money value={round.win} signed exact /> },
    { id: 'net', label: t('col_net'), value: <Money value={round.net} signed exact className="font-bold" /> },
    { id: 'state', label: t('col_state'), value: <StateBadge state={round.state} /> },
    { id: 'began', label: t('round_began'), value: <Time at={round.startedAt} /> },
    { id: 'changed', label: t('round_changed'), value: <Time at={round.updatedAt} /> },
  ];
  return (
    <div className="flex flex-col gap-4">
      <dl className="rounded-md bg-surface-2 px-4 py-1.5">
        {facts.map(({ id, label, value }) => (
          <div key={id} className="flex min-h-9 items-center justify-between gap-4 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      {round.tickets.length > 0 && <Tickets tickets={round.tickets} ticket={ticket} />}
      <section aria-label={t('round_calls')}>
        <h3 className="mb-2 text-sm font-bold">{t('round_calls')}</h3>
        <ol className="rounded-md bg-surface-2 px-4">
          {round.calls.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ol>
      </section>
      {action}
    </div>
  );
}

type TicketsProps = { tickets: readonly BettingRound[] } & Pick<RoundPanelProps, 'ticket'>;

/** The tickets that make a lottery's round. */
function Tickets({
  tickets,
  ticket: named = ({ ticketId }) => <Code className="font-bold">{ticketId ?? ''}</Code>,
}: TicketsProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('round_tickets')}>
      <h3 className="mb-2 text-sm font-bold">{t('round_tickets')}</h3>
      <ul className="rounded-md bg-surface-2 px-4">
        {tickets.map((ticket) => (
          <li
            key={ticket.ticketId}
            className="flex items-center justify-between gap-3 border-t border-line py-2.5 text-sm first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block">{named(ticket)}</span>
              <Time at={ticket.startedAt} />
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1 text-end">
              <span>
                <span className="text-xs text-muted">{t('col_stake')}</span> <Money value={ticket.stake} exact />
              </span>
              {ticket.state === 'closed' && <Money value={ticket.net} signed exact className="font-semibold" />}
              <StateBadge state={ticket.state} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CallRow({ call }: { call: Call }) {
  const t = useTranslate();
  const marks = [call.isFree && t('round_call_free'), call.isCancelled && t('round_call_cancelled')].filter(Boolean);
  const isTaken = (call.kind === 'bet' && !call.isFree) || call.kind === 'unwin';
  const value = isTaken ? `-${call.amount}` : call.amount;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 border-t border-line py-2.5 text-sm first:border-t-0">
      <span className="min-w-0">
        <span className="block font-semibold">
          {t(callLabels[call.kind])}
          {marks.length > 0 && <span className="font-normal text-muted"> · {marks.join(', ')}</span>}
        </span>
        <Time at={call.at} />
      </span>
      <span className="shrink-0 text-end">
        <Money value={value} signed exact className="block font-semibold" />
        {call.balance !== null && (
          <span className="block text-xs text-muted">
            {t('col_balance')}: <Money value={call.balance} exact />
          </span>
        )}
      </span>
      <span className="basis-full text-xs text-muted">
        <Code>{call.reference}</Code>
      </span>
    </li>
  );
}

function Time({ at }: { at: string }) {
  const times = useTimeFormat();
  return (
    <time dateTime={at} className="text-[13px] text-muted tabular">
      {times.full(at)}
    </time>
  );
}
