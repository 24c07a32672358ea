import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../kit/lists/load-failure.tsx';
import { type Following, MoreRows } from '../../kit/lists/more-rows.tsx';
import { RowsSkeleton } from '../../kit/lists/rows-skeleton.tsx';
import { PageHeading } from '../site/index.ts';

/** A list that loads page by page. */
type Paged = Following & { isError: boolean };

type RecordsFrameProps = {
  title: string;
  /** Beside the title. */
  action: ReactNode;
  filters: ReactNode;
  totals: ReactNode;
  paged: Paged;
  /** The number of rows shown so far; undefined until loaded. */
  shown: number | undefined;
  /** The number of rows in all; null where the server does not say. */
  total: number | null;
  /** What is counted; by default, records. */
  counted?: 'records_count' | 'records_rounds_count';
  /** What to show without rows; by default, a link to the games. */
  empty?: ReactNode;
  children: ReactNode;
};

/** A record's page: filters, totals, and the rows in each of their states. */
export function RecordsFrame(props: RecordsFrameProps) {
  const {
    title,
    action,
    filters,
    totals,
    paged,
    shown,
    total,
    counted = 'records_count',
    empty = <Nothing />,
    children,
  } = props;
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={title}>{action}</PageHeading>
      {filters}
      {totals}
      <section aria-label={title} className="card-face overflow-hidden rounded-md">
        {shown === undefined ? (
          paged.isError ? (
            <LoadFailure onRetry={() => void paged.refetch()} />
          ) : (
            <RowsSkeleton />
          )
        ) : shown === 0 ? (
          empty
        ) : (
          children
        )}
      </section>
      {shown !== undefined && shown > 0 && <Footer paged={paged} total={total} counted={counted} />}
    </div>
  );
}

type FooterProps = { paged: Paged; total: number | null; counted: 'records_count' | 'records_rounds_count' };

function Footer({ paged, total, counted }: FooterProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <footer className="flex flex-col gap-3">
      <MoreRows of={paged} />
      {total !== null && (
        <p role="status" className="text-center text-sm text-muted tabular">
          {t(counted, { count: total, shown: formatCount(total, locale) })}
        </p>
      )}
    </footer>
  );
}

function Nothing() {
  const t = useTranslate();
  return (
    <StateView
      art="empty"
      title={t('no_data')}
      text={t('records_empty_text')}
      action={
        <Link to="/" className={buttonClass({ kind: 'gold' })}>
          {t('to_games')}
        </Link>
      }
    />
  );
}
