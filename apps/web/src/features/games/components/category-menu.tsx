import type { GameCategory } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { areaOrder, areas } from '../../../shared/areas.ts';
import { ArtIcon } from '../../../shared/art-icon.tsx';
import { useLanguage } from '../../../shared/language.ts';
import { lanesQuery } from '../api/queries.ts';
import { laneOf } from '../model/vendors.ts';

/** The lobby's menu: HOME and each area that has games. */
export function CategoryMenu({ category }: { category: GameCategory | undefined }) {
  const t = useTranslate();
  const { data } = useQuery(lanesQuery(useLanguage()));
  const shown = data ? areaOrder.filter((each) => laneOf(data.lanes, each)) : areaOrder;
  return (
    <nav aria-label={t('categories')} className="scroll-row -mx-4 min-w-0 px-4 py-1.5 sm:mx-0 sm:px-0">
      <ul className="flex gap-1.5">
        <Item isCurrent={category === undefined} icon="HOME">
          {t('home')}
        </Item>
        {shown.map((each) => (
          <Item key={each} isCurrent={category === each} icon={each} category={each}>
            {t(areas[each].label)}
          </Item>
        ))}
      </ul>
    </nav>
  );
}

type ItemProps = { icon: 'HOME' | GameCategory; category?: GameCategory; isCurrent: boolean; children: ReactNode };

function Item({ icon, category, isCurrent, children }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent && category) item.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [isCurrent, category]);
  return (
    <li ref={item} className="flex-1 shrink-0">
      <Link
        to="/"
        search={category ? { category } : {}}
        resetScroll={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'flex h-[72px] min-w-[76px] flex-col items-center justify-center gap-1 rounded-md px-2 text-xs font-semibold whitespace-nowrap transition-[background-color,color,transform] duration-150 active:scale-95 md:h-20 md:text-[13px]',
          isCurrent ? 'gold-face' : 'card-face text-muted hover:text-text',
        )}
      >
        <ArtIcon name={icon} size={32} />
        {children}
      </Link>
    </li>
  );
}
