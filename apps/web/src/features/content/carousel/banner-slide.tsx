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

/** Where the box is narrower than the picture, its plain part is cut off: it fades out under the words. */
const FADED =
  'max-sm:mask-[linear-gradient(to_right,transparent_27%,black_55%)] sm:max-lg:mask-[linear-gradient(to_right,transparent_36%,black_62%)]';

/** Chinese breaks after its punctuation, where there is one, instead of within a word. */
const CHINESE = '[&:lang(zh)]:wrap-anywhere [&:lang(zh)]:break-keep';

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
              className={cx('absolute inset-0 h-full! object-right rtl:-scale-x-100', FADED)}
            />
          )}
        </span>
        <span className="absolute inset-0 bg-linear-to-r from-black/60 via-black/30 via-35% to-transparent to-70% max-sm:from-black/70 max-sm:via-black/45 max-sm:via-50% max-sm:to-85% rtl:bg-linear-to-l" />
        <span
          className={cx(
            'relative flex h-full flex-col justify-center text-garden-text [text-shadow:0_1px_12px_rgb(0_0_0/0.5)]',
            CHINESE,
            look.words,
          )}
        >
          <span className={cx('font-extrabold tracking-tight text-balance', look.title)}>{banner.title}</span>
          {banner.text !== '' && <span className={look.text}>{banner.text}</span>}
        </span>
      </BannerLink>
    </div>
  );
}
