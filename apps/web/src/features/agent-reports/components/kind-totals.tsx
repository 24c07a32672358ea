import type { KindTotal } from '@champa/contract';
import { formatCount, type MessageId } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { type Column, DataTable, Money } from '@champa/ui';
import { FoldSection } from '../../../kit/lists/fold-section.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';

type KindTotalsProps = {
  /** Undefined until loaded. */
  kinds: readonly KindTotal[] | undefined;
  labelOf: (kind: string) => MessageId;
  isStale: boolean;
};

/** The totals of movements of each kind. */
export function KindTotals({ kinds, labelOf, isStale }: KindTotalsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const columns: Column<KindTotal>[] = [
    { id: 'kind', header: t('col_kind'), isTitle: true, cell: ({ kind }) => <b>{t(labelOf(kind))}</b> },
    {
      id: 'movements',
      header: t('report_movements'),
      isFigure: true,
      cell: ({ movements }) => formatCount(movements, locale),
    },
    { id: 'in', header: t('total_in'), isFigure: true, cell: ({ movedIn }) => <Money value={movedIn} signed exact /> },
    { id: 'out', header: t('total_out'), isFigure: true, cell: ({ movedOut }) => <Money value={movedOut} exact /> },
  ];
  if (kinds?.length === 0) return null;
  return (
    <FoldSection title={t('report_by_kind')}>
      {kinds ? (
        <DataTable
          caption={t('report_by_kind')}
          columns={columns}
          rows={kinds}
          rowKey={({ kind }) => kind}
          isStale={isStale}
        />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </FoldSection>
  );
}
