import { BANNER_GAP } from '@champa/contract/constants';
import type { Banner } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { BannerLink } from './banner-link.tsx';
import type { CarouselLook } from './looks.ts';

type BannerSlideProps = {
  banner: Banner;
  look: CarouselLook;
  /** Its position in the endless row. */
  position: number;
  number: number;
  count: number;
  isShown: boolean;
  isFirst: boolean;
  hasPicture: boolean;
};

/** One banner: its picture, and its text over the picture's plain part. */
export function BannerSlide(props: BannerSlideProps) {
  const { banner, look, position, number, count, isShown, isFirst, hasPicture } = props;
  const t = useTranslate();
  return (
    <div
      role="group"
      aria-label={t('slide_of', { number, count })}
      aria-hidden={!isShown}
      inert={!isShown}
      data-shown={isShown}
      style={{ insetInlineStart: `calc(${position} * (100% + ${BANNER_GAP}px))` }}
      className="absolute inset-y-0 w-full overflow-hidden rounded-lg"
    >
      <BannerLink banner={banner} className="relative block size-full rounded-lg -outline-offset-4">
        <span className="absolute inset-0" style={{ background: banner.placeholder }}>
          {hasPicture && (
            <Picture
              picture={banner}
              sizes={look.sizes}
              alt=""
              isFirst={isFirst}
              className="banner-picture absolute inset-0 h-full! object-right rtl:-scale-x-100"
            />
          )}
        </span>
        <span className="banner-scrim absolute inset-0 rtl:-scale-x-100" />
        <span className={cx('banner-words relative flex h-full flex-col justify-center text-garden-text', look.words)}>
          <span className={cx('font-extrabold tracking-tight text-balance', look.title)}>{banner.title}</span>
          {banner.text !== '' && <span className={look.text}>{banner.text}</span>}
        </span>
      </BannerLink>
    </div>
  );
}
