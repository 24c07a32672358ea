import type { Banner } from '@champa/contract';
import { cx } from '@champa/ui';
import { useState } from 'react';
import { preload } from 'react-dom';
import { useImageBases } from './image-bases.ts';
import { type PictureFiles, pictureSources } from './picture-sources.ts';

type PictureProps = {
  picture: PictureFiles & Pick<Banner, 'placeholder'>;
  /** The text alternative; empty where a text beside it says the same. */
  alt: string;
  /** Its width on the screen, as in the `sizes` attribute. */
  sizes: string;
  /** It is on the first screen, so it loads at once. */
  isFirst?: boolean;
  className?: string;
};

/**
 * A picture of the brand's content, in the width that the screen needs and in its own ratio. It fails over to the other
 * image hosts. Its placeholder stays behind it, and alone where no host has it.
 */
export function Picture({ picture, alt, sizes, isFirst = false, className }: PictureProps) {
  const { url, width, height, placeholder } = picture;
  const bases = useImageBases();
  const [failed, setFailed] = useState({ url, times: 0 });
  const times = failed.url === url ? failed.times : 0;
  const base = bases[times];
  const box = { aspectRatio: `${width} / ${height}`, background: placeholder };
  if (base === undefined) {
    const named = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt };
    return <span {...named} style={box} className={cx('block w-full', className)} />;
  }
  const { avif, webp, src } = pictureSources(picture, base);
  // On the server: a preload link in the page's head, so that the browser fetches it early.
  if (import.meta.env.SSR && isFirst) {
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
  }
  return (
    <picture key={times} className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        style={box}
        onError={() => setFailed({ url, times: times + 1 })}
        className={cx('block h-auto w-full object-cover', className)}
      />
    </picture>
  );
}
