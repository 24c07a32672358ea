import type { Game } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Skeleton } from '@champa/ui';
import { Cover, FavouriteButton, usePlay } from '../../../entities/game/index.ts';

type GameTileProps = {
  game: Game;
  sizes: string;
  isFirst?: boolean;
  /** Whether its cover loads yet; until then its colours are shown. */
  isCovered?: boolean;
};

/**
 * A game of the lobby: its cover and its name start it; with a heart button, its name, and a free trial where the vendor offers one.
 */
export function GameTile({ game, sizes, isFirst = false, isCovered = true }: GameTileProps) {
  const t = useTranslate();
  const play = usePlay();
  return (
    <article className="group @container min-w-0">
      <div className="relative transition-transform duration-200 ease-out has-[.play:active]:scale-[0.97] pointer-fine:group-hover:-translate-y-1.5">
        <div
          className="relative aspect-3/4 overflow-hidden rounded-md bg-surface-2 shadow-card transition-shadow duration-200 pointer-fine:group-hover:shadow-pop"
          style={{ background: game.placeholder }}
        >
          {isCovered && (
            <Cover
              icon={game.icon}
              sizes={sizes}
              isFirst={isFirst}
              className={cx(
                'object-cover transition-transform duration-250 ease-out pointer-fine:group-hover:scale-105',
                game.maintenance && 'opacity-55 grayscale',
              )}
            />
          )}
          <span className="absolute inset-0 rounded-md ring-1 ring-white/12 transition-shadow duration-200 ring-inset pointer-fine:group-hover:ring-2 pointer-fine:group-hover:ring-gold-fill" />
        </div>
        {game.isHot === 1 && <HotBadge label={t('hot_badge')} />}
        {game.maintenance && <MaintenanceBand />}
        <button
          type="button"
          aria-label={t(game.maintenance ? 'play_named_maintenance' : 'play_named', { name: game.gameName })}
          title={game.gameName}
          onClick={() => void play(game, 'real')}
          // Its area reaches over the name below the cover.
          className="play absolute inset-0 grid after:absolute after:inset-x-0 after:top-full after:h-7 place-items-center rounded-md transition-colors duration-150 focus-visible:-outline-offset-4 active:bg-black/35 pointer-fine:group-hover:bg-black/40"
        >
          <span className="gold-face grid size-13 scale-75 place-items-center rounded-full opacity-0 transition duration-200 ease-out group-focus-within:scale-100 group-focus-within:opacity-100 pointer-coarse:hidden pointer-fine:group-hover:scale-100 pointer-fine:group-hover:opacity-100">
            <Icon name="play" size={24} />
          </span>
          {/* For touch: on the edge of the cover, beside its title; during maintenance its band is there. */}
          {!game.maintenance && (
            <span className="gold-face absolute end-1.5 -bottom-3 grid size-7 place-items-center rounded-full pointer-fine:hidden">
              <Icon name="play" size={14} />
            </span>
          )}
        </button>
        <FavouriteButton game={game} look="onPicture" className="absolute end-0 top-0 z-10" />
      </div>
      <p
        // Names of games are in the brand's own languages: in a page read from the right, too, they are cut at their end.
        dir="ltr"
        className={cx(
          'mt-2 truncate text-[13px] leading-5 font-semibold rtl:text-end',
          !game.maintenance && 'pointer-coarse:pe-8',
        )}
      >
        {game.gameName}
      </p>
      <div className="flex h-6 items-center gap-1.5">
        {/* Beside the trial button a narrow tile has no room for the vendor's name; the cover shows it. */}
        <span
          dir="ltr"
          className={cx(
            'min-w-0 flex-1 truncate text-xs text-muted rtl:text-end',
            game.supportPlay === 0 && '@max-[8.5rem]:hidden',
          )}
        >
          {game.vendorName}
        </span>
        {game.supportPlay === 0 && (
          <button
            type="button"
            aria-label={t('trial_named', { name: game.gameName })}
            onClick={() => void play(game, 'trial')}
            className="touch-target shrink-0 rounded-full border border-line-strong px-2 text-[11px] leading-5 font-semibold text-gold transition-colors hover:border-gold hover:bg-gold/10 active:bg-gold/20"
          >
            {t('trial')}
          </button>
        )}
      </div>
    </article>
  );
}

/** Has the exact size of a tile. */
export function GameTileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4 rounded-md" />
      <Skeleton className="mt-3 h-3.5 w-4/5" />
      <Skeleton className="mt-2.5 mb-1 h-3 w-1/2" />
    </div>
  );
}

/** An empty space as high as a tile. */
export function GameTileSpace() {
  return (
    <>
      <div className="aspect-3/4" />
      <div className="mt-3 h-3.5" />
      <div className="mt-2.5 mb-1 h-3" />
    </>
  );
}

function HotBadge({ label }: { label: string }) {
  return (
    <span className="pointer-events-none absolute start-1.5 top-1.5 z-10 inline-flex items-center gap-1 rounded-full bg-(image:--hot) px-2 text-[10.5px] leading-5 font-bold text-white shadow-card">
      {label}
    </span>
  );
}

/** Said before the game is pressed. */
function MaintenanceBand() {
  const t = useTranslate();
  return (
    <span className="pointer-events-none absolute inset-x-0 bottom-0 z-10 rounded-b-md bg-black/75 px-1 py-1 text-center text-[11px] leading-4 font-bold text-white">
      {t('game_maintenance')}
    </span>
  );
}
