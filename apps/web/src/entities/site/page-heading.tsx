import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

type PageHeadingProps = { title: string; text?: string; children?: ReactNode };

/** A page's title, with actions on the whole page beside it. */
export function PageHeading({ title, text, children }: PageHeadingProps) {
  return (
    <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <PageTitle title={title} />
      <div className="min-w-0 flex-1 basis-40">
        <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
        {text !== undefined && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      </div>
      {children}
    </header>
  );
}
