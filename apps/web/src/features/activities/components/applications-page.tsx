import { useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { applicationsQuery } from '../../../entities/promotion/index.ts';
import { PagedList } from '../../../kit/lists/paged-list.tsx';
import { ApplicationCard } from './application-card.tsx';

/** The member's applications, latest first. */
export function ApplicationsPage() {
  const t = useTranslate();
  return (
    <PagedList query={useInfiniteQuery(applicationsQuery)} label={t('applications')} empty={<NoApplications />}>
      {(application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      )}
    </PagedList>
  );
}

function NoApplications() {
  const t = useTranslate();
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
