import type { Banner } from '@champa/contract';
import { cx } from '@champa/ui';
import { useState } from 'react';
import { preload } from 'react-dom';
import { useImageBases } from './image-bases.ts';
import { type PictureFiles, pictureSources } from './picture-sources.ts';

type PictureProps = {
  picture: PictureFiles & Pick<Banner, 'placeholder'>;
  /** What it shows, for those who do not see it; empty where a text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Part of the first screen: loaded at once. */
  isFirst?: boolean;
  className?: string;
};

/**
 * A picture of the brand's content, in the width the screen needs, in a box of its own shape. It fails over to the other
 * image networks; its placeholder stands behind it, and alone where it can be had from nowhere.
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
  // On the server: the page's head has the browser fetch it before it reads the page.
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
