import { movementLabel } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Code, type Column, Money } from '@champa/ui';
import { TimeCell } from '../site/index.ts';

type Moved = { at: string; amount: string };
type Described = { kind: string; description: string | null; reference: string | null };

type MovementColumns = {
  /** The kind of the movement, and its reference. */
  kind: Column<Described>;
  time: Column<Moved>;
  amount: Column<Moved>;
  /** The balance after it. */
  balance: Column<{ balance: string }>;
};

/** The columns of movements, whoever's cash they moved. */
export function useMovementColumns(): MovementColumns {
  const t = useTranslate();
  return {
    kind: {
      id: 'kind',
      header: t('col_kind'),
      isTitle: true,
      cell: ({ kind, description, reference }) => (
        <span className="block min-w-0">
          <span className="block font-semibold">{t(movementLabel(kind))}</span>
          <span className="block text-xs wrap-anywhere text-muted">
            {description}
            {description !== null && reference !== null && ' · '}
            {reference !== null && <Code>{reference}</Code>}
          </span>
        </span>
      ),
    },
    time: { id: 'time', header: t('col_time'), cell: ({ at }) => <TimeCell at={at} /> },
    amount: {
      id: 'amount',
      header: t('col_amount'),
      isFigure: true,
      cell: ({ amount }) => <Money value={amount} signed exact className="font-semibold" />,
    },
    balance: {
      id: 'balance',
      header: t('col_balance'),
      isFigure: true,
      cell: ({ balance }) => <Money value={balance} exact />,
    },
  };
}
