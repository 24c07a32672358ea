import type { ReactNode } from 'react';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import type { ArtIconName } from '../../../kit/pictures/art-icons.ts';

type SectionProps = {
  icon: ArtIconName;
  title: string;
  note?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the lobby with its heading. */
export function Section({ icon, title, note, action, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <header className="mb-1 flex h-12 items-center gap-2.5">
        <ArtIcon name={icon} size={28} />
        <h2 className="truncate text-lg font-bold tracking-tight">{title}</h2>
        {note !== undefined && <span className="text-sm text-muted tabular">{note}</span>}
        <span className="ms-auto">{action}</span>
      </header>
      {children}
    </section>
  );
}
