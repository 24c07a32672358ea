import { cx } from '@champa/ui';
import { useState } from 'react';
import { coverSources, DEFAULT_COVER, imageBases } from './cover-sources.ts';
import { useSite } from './site.ts';

type CoverProps = {
  /** The picture's path without size and ending. */
  icon: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Part of the first screen: loaded at once. */
  isFirst?: boolean;
  /** What to show when it can be had from nowhere; `null` shows nothing. */
  fallback?: string | null;
  className?: string;
};

let bases: readonly string[] | undefined;

/** A picture in the size the screen needs. It fails over to the other image networks, then to the default. */
export function Cover({ icon, sizes, isFirst = false, fallback = DEFAULT_COVER, className }: CoverProps) {
  const { imageCDNs } = useSite();
  const [failed, setFailed] = useState({ icon, times: 0 });
  // One order for the whole visit, so that a picture seen once comes from the cache.
  bases ??= imageBases(imageCDNs, Math.random);
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
        height={320}
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
