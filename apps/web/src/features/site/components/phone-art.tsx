import { Plumeria } from '@champa/ui';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';

const tiles = ['RNG', 'LIVE', 'FISH', 'PVP', 'ELOTT', 'INHOUSE'] as const;

/** A phone that shows the site: decoration of the download page. */
export function PhoneArt() {
  return (
    <div aria-hidden="true" className="absolute end-10 -bottom-16 hidden rotate-6 md:block xl:end-24">
      <div className="h-[300px] w-[168px] rounded-[28px] bg-black/70 p-2.5 shadow-pop ring-2 ring-white/25">
        <div className="garden-face flex h-full flex-col items-center gap-3 overflow-hidden rounded-[20px] px-3 pt-6">
          <Plumeria size={56} />
          <div className="h-2 w-20 rounded-full bg-white/40" />
          <div className="mt-1 grid w-full grid-cols-3 gap-2">
            {tiles.map((tile) => (
              <span key={tile} className="grid aspect-3/4 place-items-center rounded-sm bg-white/12">
                <ArtIcon name={tile} size={26} />
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
