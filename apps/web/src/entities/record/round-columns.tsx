import type { BettingRound } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Code, type Column, Money } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { TimeCell } from '../site/index.ts';
import { Message } from '../../kit/text/message.tsx';
import { StateBadge } from './state-badge.tsx';

type RoundColumns<Row> = {
  /** The game; pressed, it opens the round in full. */
  game: Column<Row>;
  /** The time, and the amounts. */
  facts: Column<Row>[];
};

/** A lottery's round has a row for each of its tickets. */
export function rowKeyOfRound({ id, ticketId }: Pick<BettingRound, 'id' | 'ticketId'>): string {
  return ticketId === null ? id : `${id}:${ticketId}`;
}

/** The columns of rounds, whoever played them. */
export function useRoundColumns<Row extends BettingRound>(
  vendors: readonly { vassalage: string; name: string }[] = [],
): RoundColumns<Row> {
  const t = useTranslate();
  const names = new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
  const nameOfDetails = (game: string, round: string, ticket: string | null) =>
    ticket === null ? t('round_details', { game, round }) : t('ticket_details', { game, round, ticket });
  return {
    game: {
      id: 'game',
      header: t('col_game'),
      isTitle: true,
      cell: ({ id, ticketId, gameName, vassalage, round }) => (
        <Link
          to="."
          search={(now) => ({ ...now, round: id })}
          state={(state) => ({ ...state, openedPanel: true })}
          resetScroll={false}
          aria-label={nameOfDetails(gameName, round, ticketId)}
          className="block min-w-0 rounded-sm hover:text-gold"
        >
          <span className="block font-semibold">{gameName}</span>
          <span className="block text-xs text-muted">
            <RoundName vendor={names.get(vassalage) ?? vassalage} round={round} ticket={ticketId} />
          </span>
        </Link>
      ),
    },
    facts: [
      { id: 'time', header: t('col_time'), cell: ({ startedAt }) => <TimeCell at={startedAt} /> },
      { id: 'state', header: t('col_state'), cell: ({ state }) => <StateBadge state={state} /> },
      { id: 'stake', header: t('col_stake'), isFigure: true, cell: ({ stake }) => <Money value={stake} exact /> },
      { id: 'win', header: t('col_win'), isFigure: true, cell: ({ win }) => <Money value={win} signed exact /> },
      {
        id: 'net',
        header: t('col_net'),
        isFigure: true,
        cell: ({ net }) => <Money value={net} signed exact className="font-semibold" />,
      },
    ],
  };
}

type RoundNameProps = { vendor: string; round: string; ticket: string | null };

function RoundName({ vendor, round, ticket }: RoundNameProps) {
  const named = { vendor, round: <Code>{round}</Code> };
  if (ticket === null) return <Message id="round_of" values={named} />;
  return <Message id="ticket_of" values={{ ...named, ticket: <Code>{ticket}</Code> }} />;
}
