import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Notice, Skeleton, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { applicationsQuery } from '../api/activities.ts';
import { ApplicationCard } from './application-card.tsx';

/** What the member applied for, latest first. */
export function ApplicationsPage() {
  const t = useTranslate();
  const query = useInfiniteQuery(applicationsQuery);
  const list = query.data?.pages.flatMap((page) => page.list);
  if (!list) {
    return query.isError ? (
      <LoadFailure onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-md" />
    );
  }
  if (list.length === 0) {
    return (
      <StateView
        art="empty"
        title={t('applications_none')}
        text={t('applications_none_text')}
        action={
          <Link to="/promotions" className={buttonClass()}>
            {t('promotions_see')}
          </Link>
        }
        className="rounded-md bg-surface-2"
      />
    );
  }
  return (
    <section aria-label={t('applications')} className="flex flex-col gap-3">
      {list.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
      {query.isFetchNextPageError && <Notice kind="error">{t('load_failed_text')}</Notice>}
      {query.hasNextPage && (
        <Button kind="outline" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('applications_more')}
        </Button>
      )}
    </section>
  );
}
