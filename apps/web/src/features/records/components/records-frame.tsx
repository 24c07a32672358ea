import { PAGE_MARGIN, PAGE_RANGE } from '@champa/contract/constants';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Icon, Pagination, type PageLink, showToast, Skeleton, StateView } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { PageTitle } from '../../../shared/page-title.tsx';

type RecordsFrameProps = {
  title: string;
  filters: ReactNode;
  totals?: ReactNode;
  state: { total: number; totalPages: number } | undefined;
  isError: boolean;
  onRetry: () => void;
  page: number;
  /** Saves everything asked for as a file. */
  onSave: () => Promise<void>;
  children: ReactNode;
};

/** A record's page: what is asked for, its totals, and the rows in every state they can be in. */
export function RecordsFrame(props: RecordsFrameProps) {
  const { title, filters, totals, state, isError, onRetry, page, onSave, children } = props;
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={title} />
      <header className="flex min-h-11 items-center justify-between gap-4">
        <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
        <SaveButton onSave={onSave} isPossible={state !== undefined && state.total > 0} />
      </header>
      {filters}
      {totals}
      <section aria-label={title} className="card-face overflow-hidden rounded-md">
        {state === undefined ? (
          isError ? (
            <LoadFailure onRetry={onRetry} />
          ) : (
            <RowsSkeleton />
          )
        ) : state.total === 0 ? (
          <Nothing />
        ) : (
          children
        )}
      </section>
      {state !== undefined && state.total > 0 && (
        <footer className="flex flex-col items-center gap-3 sm:flex-row sm:justify-between">
          <p role="status" className="text-sm text-muted tabular">
            {t('records_count', { count: state.total, shown: formatCount(state.total, locale) })}
          </p>
          <Pagination
            page={page}
            totalPages={state.totalPages}
            range={PAGE_RANGE}
            margin={PAGE_MARGIN}
            labels={{ navigation: t('pages'), previous: t('page_previous'), next: t('page_next') }}
            link={pageLink}
          />
        </footer>
      )}
    </div>
  );
}

function SaveButton({ onSave, isPossible }: { onSave: () => Promise<void>; isPossible: boolean }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    onSave()
      .catch((error: unknown) => showToast('error', describeError(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Button kind="outline" size="small" busy={isBusy} disabled={!isPossible} onClick={save}>
      <Icon name="download" size={16} />
      {t('save_csv')}
    </Button>
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

function RowsSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 p-4">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-11" />
      ))}
    </div>
  );
}

const pageLink: PageLink = (page, { className, children, label }) => (
  <Link
    to="."
    search={(search) => ({ ...search, page: page === 1 ? undefined : page })}
    className={className}
    aria-label={label}
  >
    {children}
  </Link>
);
