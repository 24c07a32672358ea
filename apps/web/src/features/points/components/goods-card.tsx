import type { Goods } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, Skeleton } from '@champa/ui';
import { useCount, useName } from '../../../entities/site/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';

type GoodsCardProps = { goods: Goods; isFirst: boolean; onOpen: () => void };

/** Goods in the list; a press anywhere opens them. */
export function GoodsCard({ goods, isFirst, onOpen }: GoodsCardProps) {
  const t = useTranslate();
  const nameOf = useName();
  const count = useCount();
  const { picture, price, stock, vipLevel } = goods;
  const name = nameOf(goods.name);
  const isGone = stock === 0;
  return (
    <article className="card-face group relative flex w-full flex-col overflow-hidden rounded-lg transition-transform duration-200 hover:-translate-y-1">
      <div className="relative aspect-4/3 overflow-hidden bg-surface-2">
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 1280px) 290px, (min-width: 640px) 31vw, 46vw"
            isFirst={isFirst}
            className={cx(
              'h-full! transition-transform duration-300 group-hover:scale-[1.04]',
              isGone && 'opacity-45 grayscale',
            )}
          />
        )}
        {vipLevel > 0 && (
          <span className="absolute start-2 top-2 flex items-center gap-1 rounded-full bg-black/65 py-0.5 ps-1 pe-2.5 text-xs font-bold text-white backdrop-blur-sm">
            <ArtIcon name="VIP" size={20} />
            {t('vip_level', { level: vipLevel })}+
          </span>
        )}
        {isGone && (
          <span className="absolute inset-x-0 bottom-0 bg-black/65 py-1.5 text-center text-[13px] font-bold text-white backdrop-blur-sm">
            {t('points_sold_out')}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        <h2 className="line-clamp-2 min-h-[2lh] text-sm leading-snug font-bold sm:text-base">
          <button
            type="button"
            onClick={onOpen}
            className="text-start after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-gold"
          >
            {name}
          </button>
        </h2>
        <p className="mt-auto flex items-center gap-1.5 text-base font-extrabold text-gold tabular sm:text-lg">
          <ArtIcon name="VENDORS" size={20} />
          <span className="sr-only">{t('points_count', { count: count(price) })}</span>
          <span aria-hidden="true">{count(price)}</span>
        </p>
        <p className="text-xs text-muted tabular">
          {isGone ? t('points_sold_out') : t('points_left', { count: stock })}
        </p>
      </div>
    </article>
  );
}

/** The place of a card, as high as the card. */
export function GoodsCardSkeleton() {
  return (
    <div className="card-face overflow-hidden rounded-lg">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="flex flex-col gap-1.5 p-3 sm:p-4">
        <Skeleton className="h-[2lh] text-sm leading-snug sm:text-base" />
        <Skeleton className="h-[1lh] w-20 text-base sm:text-lg" />
        <Skeleton className="h-[1lh] w-16 text-xs" />
      </div>
    </div>
  );
}
