import type { VendorLane } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { areas, VendorIcon } from '../../../entities/game/index.ts';
import { exactly, type AnySearch, withVendor } from '../model/lobby-search.ts';

type VendorMenuProps = { lane: VendorLane; vassalage: string | undefined };

/** The vendors of an area, after the entry that stands for all of them. */
export function VendorMenu({ lane, vassalage }: VendorMenuProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('vendors')} className="scroll-row -mx-4 px-4 py-1 sm:-mx-1 sm:px-1">
      <ul className="flex gap-2 pointer-fine:md:flex-wrap">
        <Entry
          link={{ to: '.', search: (search) => withVendor(search, undefined) }}
          isCurrent={vassalage === undefined}
        >
          <span className="px-2">{t('all')}</span>
        </Entry>
        {lane.cards.map((card) => (
          <Entry key={card.vassalage} link={linkOf(lane, card.vassalage)} isCurrent={vassalage === card.vassalage}>
            <VendorIcon card={card} sizes="48px" className="h-8 rounded-sm" />
            <span className="pe-1.5">{card.displayName}</span>
          </Entry>
        ))}
      </ul>
    </nav>
  );
}

/** A slots vendor's list is on the page of slots; other lists stay on their page. */
function linkOf({ gameCategory }: VendorLane, vassalage: string): LinkProps {
  const search = <S extends AnySearch>(before: S) => withVendor(before, vassalage);
  return gameCategory === 'RNG' ? { to: '/$area', params: { area: areas.RNG.path }, search } : { to: '.', search };
}

type EntryProps = { link: LinkProps; isCurrent: boolean; children: ReactNode };

function Entry({ link, isCurrent, children }: EntryProps) {
  return (
    <li className="shrink-0">
      <Link
        {...link}
        activeOptions={exactly}
        resetScroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'flex h-11 items-center gap-2 rounded-md px-1.5 text-[13px] font-semibold whitespace-nowrap transition-[background-color,color,transform] duration-150 active:scale-95',
          isCurrent ? 'bg-gold/15 text-gold ring-1 ring-gold ring-inset' : 'card-face text-muted hover:text-text',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
