import type { VendorLane } from '@champa/contract';
import { formatCount, type MessageValues } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Button, Plumeria } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { hotGamesQuery, lanesQuery } from '../api/queries.ts';
import { uniqueVendors } from '../model/vendors.ts';
import { HandOfGames } from './hand-of-games.tsx';

/** The brand's welcome: a garden at night, with the hot games like a hand of cards. */
export function HomeHero() {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const openPopup = useOpenPopup();
  const locale = useLocale();
  const language = useLanguage();
  const { data } = useQuery(hotGamesQuery(language));
  const { data: lanes } = useQuery(lanesQuery(language));
  return (
    <section className="garden-face relative flex h-[196px] items-center overflow-hidden rounded-lg px-5 sm:h-[280px] sm:px-10 xl:h-[340px]">
      <Plumeria size={190} className="absolute -start-16 -bottom-24 rotate-12 opacity-90 max-sm:hidden" />
      <Plumeria size={120} className="absolute end-0 -top-10 rotate-12 opacity-80 sm:hidden" />
      <Plumeria size={70} className="absolute start-[38%] -top-7 -rotate-12 opacity-60 max-sm:hidden" />
      <Plumeria size={44} className="absolute start-[46%] bottom-5 rotate-45 opacity-70 max-sm:hidden" />
      <div className="relative z-10 max-w-[56%] sm:max-w-[46%]">
        <h1 className="text-[22px] leading-[1.25] font-extrabold tracking-tight text-balance text-garden-text sm:text-[40px] lg:text-[44px] lg:leading-[1.2]">
          {t('hero_title')}
        </h1>
        <p className="mt-2 line-clamp-2 min-h-[2lh] text-[13px] leading-snug sm:min-h-[1lh] text-garden-muted max-sm:max-w-[156px] sm:text-base">
          {lanes && t('hero_text', lobbySize(lanes.lanes, locale))}
        </p>
        <Button
          size="medium"
          className="mt-4 sm:mt-6 sm:h-13 sm:px-8 sm:text-base"
          onClick={() => openPopup(isSignedIn ? 'deposit' : 'register')}
        >
          {isSignedIn ? t('deposit') : t('hero_join')}
        </Button>
      </div>
      <HandOfGames
        games={data?.list}
        className="end-[9%] w-[84px] sm:end-[16%] sm:w-[150px] lg:end-[20%] lg:w-[164px]"
      />
    </section>
  );
}

/** The number of games and studios, in the visitor's locale. */
function lobbySize(lanes: readonly VendorLane[], locale: string): MessageValues {
  const games = lanes.reduce((sum, lane) => sum + lane.games, 0);
  return { games: formatCount(games, locale), studios: formatCount(uniqueVendors(lanes).length, locale) };
}
