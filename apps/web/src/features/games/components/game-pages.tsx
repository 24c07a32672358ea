import { PAGE_MARGIN, PAGE_RANGE } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Pagination, type PageLink } from '@champa/ui';
import { Link } from '@tanstack/react-router';

/** The page numbers of a list of games; the address holds the current one. */
export function GamePages({ page, totalPages }: { page: number; totalPages: number }) {
  const t = useTranslate();
  return (
    <div className="mt-4">
      <Pagination
        page={page}
        totalPages={totalPages}
        range={PAGE_RANGE}
        margin={PAGE_MARGIN}
        labels={{ navigation: t('pages'), previous: t('page_previous'), next: t('page_next') }}
        link={pageLink}
      />
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
