import type { GameCategory } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Plumeria } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { areas } from '../../../entities/game/index.ts';
import { PageTitle } from '../../../entities/site/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { areaRowQuery } from '../api/queries.ts';
import { HandOfGames } from './hand-of-games.tsx';

/** The heading of an area's own page. */
export function AreaHeader({ category }: { category: GameCategory }) {
  const t = useTranslate();
  const { data } = useQuery(areaRowQuery(category, useLanguage()));
  return (
    <header className="garden-face relative flex h-32 items-center gap-3 overflow-hidden rounded-lg px-5 sm:h-44 sm:gap-6 sm:px-10">
      <PageTitle title={t(areas[category].label)} />
      <Plumeria size={150} className="absolute -start-14 -bottom-20 rotate-12 opacity-80 max-sm:hidden" />
      <Plumeria size={52} className="absolute start-[44%] -top-3 -rotate-12 opacity-60 max-sm:hidden" />
      <span className="relative drop-shadow-[0_8px_18px_rgb(0_0_0/0.5)] max-sm:hidden">
        <ArtIcon name={category} size={72} />
      </span>
      <span className="relative drop-shadow-[0_8px_18px_rgb(0_0_0/0.5)] sm:hidden">
        <ArtIcon name={category} size={48} />
      </span>
      <h1 className="relative max-w-[38%] text-[22px] leading-snug font-extrabold tracking-tight text-balance text-garden-text sm:max-w-[50%] sm:text-4xl">
        {t(areas[category].label)}
      </h1>
      <HandOfGames games={data?.games} className="end-[10%] w-[70px] sm:end-[14%] sm:w-[104px]" />
    </header>
  );
}
