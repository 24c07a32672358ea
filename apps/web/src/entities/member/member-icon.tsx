import { iconWidths } from '@champa/contract/constants';
import { cx, Plumeria } from '@champa/ui';
import { useState } from 'react';
import { useImageBases } from '../../kit/pictures/image-bases.ts';
import { useMember } from './use-member.ts';

/** The signed-in member's icon, round; decoration beside their name. */
export function MemberIcon({ size, className }: { size: number; className?: string }) {
  return <IconPicture icon={useMember()?.icon} size={size} className={className} />;
}

type IconPictureProps = { icon: string | undefined; size: number; className?: string | undefined };

/** An icon in the given size. It fails over to the other image hosts, then to the brand's flower on a coloured ground. */
export function IconPicture({ icon, size, className }: IconPictureProps) {
  const bases = useImageBases();
  const [failed, setFailed] = useState({ icon, times: 0 });
  const times = failed.icon === icon ? failed.times : 0;
  const base = bases[times];
  const [small, large] = iconWidths;
  const source = (width: number, format: string) => `${base}${icon}-${width}.${format}`;
  const sources = (format: string) => `${source(small, format)} ${small}w, ${source(large, format)} ${large}w`;
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className={cx(
        'garden-face grid shrink-0 place-items-center overflow-hidden rounded-full ring-2 ring-gold/60',
        className,
      )}
    >
      {icon && base !== undefined ? (
        <picture key={`${icon}-${times}`} className="contents">
          <source type="image/avif" srcSet={sources('avif')} sizes={`${size}px`} />
          <source type="image/webp" srcSet={sources('webp')} sizes={`${size}px`} />
          <img
            src={source(small, 'webp')}
            alt=""
            width={size}
            height={size}
            decoding="async"
            draggable={false}
            onError={() => setFailed({ icon, times: times + 1 })}
            className="size-full object-cover"
          />
        </picture>
      ) : (
        <Plumeria size={size * 0.72} />
      )}
    </span>
  );
}
