import type { VendorCard } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { areas, isLotteryVendor, usePlay, usePlayFirst, VendorIcon } from '../../../../entities/game/index.ts';
import type { VendorEntry } from '../../model/vendors.ts';

/** A vendor of the lobby, with a link to its games. All but slots vendors have a play button. */
export function VendorTile({ entry: { card, category } }: { entry: VendorEntry }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className="group relative">
      <Link
        to="/$area"
        params={{ area: areas[category].path }}
        search={{ vassalage: card.vassalage }}
        className="block rounded-md"
      >
        <span className="relative block overflow-hidden rounded-md shadow-card transition-[transform,box-shadow] duration-200 ease-out group-active:scale-[0.98] pointer-fine:group-hover:-translate-y-1 pointer-fine:group-hover:shadow-pop">
          <VendorIcon card={card} sizes="(min-width: 640px) 190px, 44vw" className="w-full" />
          <span className="absolute inset-0 rounded-md ring-1 ring-white/12 ring-inset pointer-fine:group-hover:ring-2 pointer-fine:group-hover:ring-gold-fill" />
        </span>
        <span className="mt-1.5 block truncate text-[13px] leading-5 font-semibold">{card.displayName}</span>
        <span className="block truncate text-xs leading-5 text-muted tabular">
          {t('games_count', { count: card.games, shown: formatCount(card.games, locale) })}
        </span>
      </Link>
      {hasPlayButton(card) && <PlayButton card={card} />}
    </div>
  );
}

/** Starts a vendor: its lottery, its only game, or the list of its games. */
function PlayButton({ card }: { card: VendorCard }) {
  const t = useTranslate();
  const play = usePlay();
  const playFirst = usePlayFirst();
  const start = () =>
    isLotteryVendor(card.vassalage) || card.games === 1
      ? playFirst({ vassalage: card.vassalage })
      : play({ vassalage: card.vassalage, isGame: 'VASSALAGE', nodeId: '', gameCode: '' }, 'real');
  return (
    <button
      type="button"
      aria-label={t('play_named', { name: card.displayName })}
      onClick={() => void start()}
      className="absolute end-1 bottom-11 grid size-11 place-items-center rounded-full transition-transform duration-200 active:scale-90 pointer-fine:group-hover:-translate-y-1"
    >
      <span className="gold-face grid size-8 place-items-center rounded-full">
        <Icon name="play" size={15} />
      </span>
    </button>
  );
}

function hasPlayButton({ gameType }: VendorCard): boolean {
  return gameType !== 'RNG';
}
