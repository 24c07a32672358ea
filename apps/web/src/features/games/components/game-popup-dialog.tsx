import { PAGE_MARGIN, PAGE_RANGE } from '@champa/contract/constants';
import type { Game } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Field, Pagination, type PageLink, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { lanesQuery, vendorGamesQuery } from '../api/queries.ts';
import { uniqueVendors } from '../model/vendors.ts';
import { GameTile, GameTileSkeleton } from './game-tile.tsx';

const grid = 'grid grid-cols-3 gap-x-2.5 gap-y-4';
const sizes = '(min-width: 640px) 130px, 30vw';
const SKELETONS = 9;

/** The games of a vendor whose entry in the lobby stands for all of them: searched by name, page by page. */
export function GamePopupDialog({ vassalage, onClose }: { vassalage: string; onClose: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const [asked, setAsked] = useState({ q: '', page: 1 });
  const { data: lobby } = useQuery(lanesQuery(language));
  const { data, isError, refetch } = useQuery(vendorGamesQuery(vassalage, asked, language));
  const vendor = uniqueVendors(lobby?.lanes ?? []).find(({ card }) => card.vassalage === vassalage);
  return (
    <Dialog title={vendor?.card.displayName ?? t('games')} closeLabel={t('close')} onClose={onClose} height="full">
      <div className="flex min-h-full flex-col gap-4">
        <Field
          type="search"
          icon="search"
          label={t('search')}
          autoComplete="off"
          maxLength={80}
          onChange={({ target }) => setAsked({ q: target.value.trim(), page: 1 })}
        />
        {data ? (
          <Games games={data.games} q={asked.q} />
        ) : isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <div className={grid}>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <GameTileSkeleton key={index} />
            ))}
          </div>
        )}
        <Pagination
          page={asked.page}
          totalPages={data?.totalPages ?? 1}
          range={PAGE_RANGE}
          margin={PAGE_MARGIN}
          labels={{ navigation: t('pages'), previous: t('page_previous'), next: t('page_next') }}
          link={pageButton((page) => setAsked({ ...asked, page }))}
        />
      </div>
    </Dialog>
  );
}

function Games({ games, q }: { games: readonly Game[]; q: string }) {
  const t = useTranslate();
  // Leave out the entry that opened this list.
  const shown = games.filter(({ isGame }) => isGame !== 'VASSALAGE');
  if (shown.length === 0) {
    return (
      <StateView
        art="empty"
        title={t('no_data')}
        text={q === '' ? t('no_games_text') : t('no_games_named', { name: q })}
      />
    );
  }
  return (
    <ul className={grid}>
      {shown.map((game) => (
        <li key={game.nodeId} className="min-w-0">
          <GameTile game={game} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}

function pageButton(onPick: (page: number) => void): PageLink {
  return (page, { className, children, label }) => (
    <button type="button" className={className} aria-label={label} onClick={() => onPick(page)}>
      {children}
    </button>
  );
}
