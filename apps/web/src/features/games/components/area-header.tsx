import type { GameCategory } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { areas } from '../../../shared/areas.ts';
import { ArtIcon } from '../../../shared/art-icon.tsx';

/** The head of an area's own page. */
export function AreaHeader({ category }: { category: GameCategory }) {
  const t = useTranslate();
  return (
    <header className="night-garden relative flex h-28 items-center overflow-hidden rounded-lg px-5 sm:h-36 sm:px-8">
      <h1 className="relative text-2xl font-extrabold tracking-tight text-white sm:text-4xl">
        {t(areas[category].label)}
      </h1>
      <span className="absolute end-6 top-1/2 -translate-y-1/2 drop-shadow-[0_10px_24px_rgb(0_0_0/0.5)] sm:end-12">
        <ArtIcon name={category} size={96} />
      </span>
    </header>
  );
}
