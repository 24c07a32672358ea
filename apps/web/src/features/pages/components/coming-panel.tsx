import { Plumeria } from '@champa/ui';
import type { ReactNode } from 'react';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import type { ArtIconName } from '../../../kit/pictures/art-icons.ts';

type ComingPanelProps = {
  icon: ArtIconName;
  title: string;
  text: string;
  note?: string | undefined;
  actions: ReactNode;
};

/** A page without content yet: says so, with links to other pages. */
export function ComingPanel({ icon, title, text, note, actions }: ComingPanelProps) {
  return (
    <section className="garden-face relative grid min-h-[62dvh] place-items-center overflow-hidden rounded-lg px-6 py-14 text-center">
      <Plumeria size={260} className="absolute -start-24 -bottom-24 rotate-12 opacity-70" />
      <Plumeria size={150} className="absolute -end-12 -top-12 -rotate-12 opacity-60" />
      <Plumeria size={54} className="absolute end-[18%] bottom-[16%] rotate-45 opacity-60 max-sm:hidden" />
      <div className="relative flex max-w-md flex-col items-center">
        <span className="grid size-24 place-items-center rounded-full bg-white/10 ring-1 ring-white/20 backdrop-blur-sm">
          <ArtIcon name={icon} size={56} />
        </span>
        <h1 className="mt-6 text-3xl font-extrabold tracking-tight text-balance sm:text-4xl">{title}</h1>
        <p className="mt-3 text-garden-muted">{text}</p>
        {note !== undefined && (
          <p className="mt-4 rounded-full bg-black/30 px-4 py-1.5 text-sm font-semibold tabular">{note}</p>
        )}
        <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </section>
  );
}
