import { cx } from '@champa/ui';
import { useState } from 'react';
import { useImageBases } from '../../kit/pictures/image-bases.ts';
import { coverSources, DEFAULT_COVER } from './cover-sources.ts';

type CoverProps = {
  /** The picture's path without size and ending. */
  icon: string;
  /** Its width on the screen, as in the `sizes` attribute. */
  sizes: string;
  /** It is on the first screen, so it loads at once. */
  isFirst?: boolean;
  /** Its height for a width of 240: games' covers are portrait, vendors' tiles are landscape. */
  height?: 320 | 160;
  /** What to show when no host has it; `null` shows nothing. */
  fallback?: string | null;
  className?: string;
};

/** A picture in the size that the screen needs. It fails over to the other image hosts, then to the default. */
export function Cover({ icon, sizes, isFirst = false, height = 320, fallback = DEFAULT_COVER, className }: CoverProps) {
  const bases = useImageBases();
  const [failed, setFailed] = useState({ icon, times: 0 });
  const times = failed.icon === icon ? failed.times : 0;
  const base = bases[times];
  const isLost = base === undefined && (fallback === null || times > bases.length);
  if (isLost) return null;

  const { avif, webp, src } = base === undefined ? coverSources(fallback ?? icon, '') : coverSources(icon, base);
  return (
    <picture key={times}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt=""
        width={240}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => setFailed({ icon, times: times + 1 })}
        className={cx('size-full', className)}
      />
    </picture>
  );
}
