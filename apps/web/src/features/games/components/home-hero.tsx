import { useTranslate } from '@champa/i18n/react';
import { Button, Plumeria } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Cover } from '../../../shared/cover.tsx';
import { useLanguage } from '../../../shared/language.ts';
import { useOpenPopup } from '../../../shared/popups.ts';
import { useIsSignedIn } from '../../../shared/session.ts';
import { hotGamesQuery } from '../api/queries.ts';

/** The brand's welcome: its garden at night, with the hot games laid out like a hand of cards. */
export function HomeHero() {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const openPopup = useOpenPopup();
  return (
    <section className="night-garden relative flex h-[196px] items-center overflow-hidden rounded-lg px-5 sm:h-[264px] sm:px-10">
      <Plumeria size={190} className="absolute -bottom-20 -start-16 rotate-12 opacity-90 sm:-bottom-24" />
      <Plumeria size={70} className="absolute start-[38%] -top-7 -rotate-12 opacity-60 max-sm:hidden" />
      <Plumeria size={44} className="absolute start-[46%] bottom-5 rotate-45 opacity-70 max-sm:hidden" />
      <div className="relative z-10 max-w-[58%] sm:max-w-[46%]">
        <h1 className="text-[22px] leading-[1.25] font-extrabold tracking-tight text-balance text-white sm:text-[40px] lg:text-[44px] lg:leading-[1.2]">
          {t('hero_title')}
        </h1>
        <p className="mt-2 line-clamp-2 text-[13px] text-[#d9cff5] sm:text-base">{t('hero_text')}</p>
        <Button
          size="medium"
          className="mt-4 sm:mt-6 sm:h-13 sm:px-8 sm:text-base"
          onClick={() => openPopup(isSignedIn ? 'deposit' : 'register')}
        >
          {isSignedIn ? t('deposit') : t('hero_join')}
        </Button>
      </div>
      <HandOfGames />
    </section>
  );
}

/** Where each card lies, from the last to the first: turned and moved around the hand. */
const places = [
  'rotate-[16deg] translate-x-[92%] translate-y-[10%] max-lg:hidden',
  'rotate-[8deg] translate-x-[42%] translate-y-[1%]',
  '-rotate-[13deg] -translate-x-[58%] translate-y-[7%]',
  '-rotate-[2deg] -translate-x-[8%]',
] as const;

function HandOfGames() {
  const { data } = useQuery(hotGamesQuery(useLanguage()));
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 end-[12%] w-[104px] sm:end-[16%] sm:w-[150px] lg:end-[20%] lg:w-[164px]"
    >
      {places.map((place, index) => {
        const game = data?.list[places.length - 1 - index];
        return (
          <div
            key={place}
            style={game && { background: game.placeholder }}
            className={`absolute inset-x-0 top-1/2 -mt-[66%] aspect-3/4 overflow-hidden rounded-md bg-white/8 shadow-[0_18px_40px_-8px_rgb(0_0_0/0.7)] ring-2 ring-white/25 ${place}`}
          >
            {game && <Cover icon={game.icon} sizes="164px" isFirst className="object-cover" />}
          </div>
        );
      })}
    </div>
  );
}
