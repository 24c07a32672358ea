import { MENU_PROMOTIONS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { noticesQuery } from '../../entities/site/index.ts';
import { ArtIcon } from '../../kit/pictures/art-icon.tsx';
import { useLanguage } from '../../kit/text/language.ts';
import { MenuAnchor, useSideMenuForm } from './side-menu-item.tsx';

const promotionsPage = { to: '/promotions', activeOptions: { includeHash: false } } as const;

/** The link to the promotions; where there is room it lists the first of them. */
export function PromotionsItem() {
  const t = useTranslate();
  const form = useSideMenuForm();
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();
  const anchor = (
    <MenuAnchor link={promotionsPage} icon={<ArtIcon name="PROMO" size={28} />}>
      {t('promotions')}
    </MenuAnchor>
  );
  if (form === 'rail') return <li>{anchor}</li>;
  return (
    <li className="relative">
      {anchor}
      <button
        type="button"
        aria-label={t('promotions_list')}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onClick={() => setUnfolded(!isUnfolded)}
        className="absolute end-0 top-0 grid size-11 place-items-center rounded-md text-muted hover:bg-surface-3 hover:text-text"
      >
        <Icon
          name="chevronDown"
          size={18}
          className={cx('transition-transform duration-200', isUnfolded && 'rotate-180')}
        />
      </button>
      <div id={listId}>{isUnfolded && <FirstPromotions />}</div>
    </li>
  );
}

const titleClass =
  'flex min-h-11 items-center rounded-md px-3 text-[13px] leading-snug font-medium text-muted hover:bg-surface-2 hover:text-text active:bg-surface-3';

function FirstPromotions() {
  const t = useTranslate();
  const { data, isError } = useQuery(noticesQuery(useLanguage()));
  if (!data && !isError) return <Skeleton className="ms-7 h-40 rounded-md" />;
  return (
    <ul className="ms-6 border-s border-line ps-2">
      {data?.promotion.slice(0, MENU_PROMOTIONS).map(({ id, title }) => (
        <li key={id}>
          <Link to="/promotions" hash={id} className={titleClass}>
            <span className="line-clamp-2">{title}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/promotions" className={cx(titleClass, 'font-semibold text-gold hover:text-gold')}>
          {t('more')}
          <Icon name="chevronEnd" size={16} className="ms-1" />
        </Link>
      </li>
    </ul>
  );
}
