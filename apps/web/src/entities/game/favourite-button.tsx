import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { type Markable, useIsFavourite, useMarkFavourite } from './favourites.ts';

/** `onPicture` is for a cover and has a dark background; `inBar` is a button like its neighbours. */
const looks = {
  onPicture:
    'text-white [&>span]:bg-black/45 pointer-fine:not-aria-pressed:not-focus-visible:opacity-0 pointer-fine:group-hover:opacity-100! pointer-fine:hover:[&>span]:bg-black/70',
  inBar: 'text-muted hover:bg-surface-2 hover:text-text active:bg-surface-3',
} as const;

type FavouriteButtonProps = {
  game: Markable & { gameName: string };
  look: keyof typeof looks;
  className?: string;
};

/** The heart button of a game: pressed while the game is a favourite. */
export function FavouriteButton({ game, look, className }: FavouriteButtonProps) {
  const t = useTranslate();
  const isFavourite = useIsFavourite(game.nodeId);
  const markFavourite = useMarkFavourite();
  return (
    <button
      type="button"
      aria-label={t('favourite_named', { name: game.gameName })}
      aria-pressed={isFavourite}
      onClick={() => void markFavourite(game, !isFavourite)}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-md transition-[transform,opacity,background-color] duration-150 active:scale-85',
        looks[look],
        className,
      )}
    >
      <span className="grid size-8 place-items-center rounded-full transition-colors">
        <Icon name="heart" size={18} className={cx(isFavourite && 'animate-pop-in fill-current text-petal')} />
      </span>
    </button>
  );
}
