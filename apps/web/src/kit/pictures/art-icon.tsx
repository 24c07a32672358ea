import sprite from 'virtual:icon-sprite';
import { artIcons, type ArtIconName } from './art-icons.ts';

const names = Object.keys(artIcons);

/** A colour icon beside its text; hidden from screen readers. */
export function ArtIcon({ name, size }: { name: ArtIconName; size: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block shrink-0 bg-no-repeat"
      style={{
        width: size,
        height: size,
        backgroundImage: `url(${sprite})`,
        backgroundSize: `${names.length * size}px ${size}px`,
        backgroundPositionX: -names.indexOf(name) * size,
      }}
    />
  );
}
