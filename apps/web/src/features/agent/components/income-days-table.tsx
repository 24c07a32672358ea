import type { ContractKind, IncomeDay } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money, StateView } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { FoldSection } from '../../../kit/lists/fold-section.tsx';
import { kindFaces } from '../model/contract-kinds.ts';

type IncomeDaysTableProps = { list: readonly IncomeDay[]; kind: ContractKind | undefined; isStale: boolean };

/** The income of each day by kind, latest first; exact, as the sums above are those of whole periods. */
export function IncomeDaysTable({ list, kind, isStale }: IncomeDaysTableProps) {
  const times = useTimeFormat();
  const t = useTranslate();
  const rows = list.filter((each) => kind === undefined || each.kind === kind).toReversed();
  const columns: Column<IncomeDay>[] = [
    {
      id: 'day',
      header: t('col_day'),
      isTitle: true,
      cell: ({ day, kind: of }) => (
        <span className="flex items-baseline justify-between gap-3">
          <b className="whitespace-nowrap tabular">{times.day(day)}</b>
          <span className="text-muted">{t(kindFaces[of].label)}</span>
        </span>
      ),
    },
    {
      id: 'received',
      header: t('agent_income_received'),
      isFigure: true,
      cell: ({ received }) => <Money value={received} exact />,
    },
    {
      id: 'down',
      header: t('agent_income_paid_down'),
      isFigure: true,
      cell: ({ paidDown }) => <Money value={paidDown} exact />,
    },
    {
      id: 'net',
      header: t('agent_income_net'),
      isFigure: true,
      cell: ({ net }) => <Money value={net} signed exact className="font-semibold" />,
    },
  ];
  return (
    <FoldSection title={t('agent_day_by_day')}>
      {rows.length === 0 ? (
        <StateView art="empty" title={t('no_data')} text={t('agent_income_none')} />
      ) : (
        <DataTable
          caption={t('agent_day_by_day')}
          columns={columns}
          rows={rows}
          rowKey={({ day, kind: of }) => `${day} ${of}`}
          isStale={isStale}
        />
      )}
    </FoldSection>
  );
}
