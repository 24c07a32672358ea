import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { StateArt, type StateArtName } from './state-art.tsx';

type StateViewProps = {
  art: StateArtName;
  title: string;
  text?: string;
  /** One action that helps. */
  action?: ReactNode;
  className?: string;
};

/** Shown if there is nothing else to show: a picture, one sentence, one action. */
export function StateView({ art, title, text, action, className }: StateViewProps) {
  return (
    <div className={cx('flex flex-col items-center px-6 py-12 text-center', className)}>
      <StateArt name={art} />
      <p className="mt-5 text-base font-semibold">{title}</p>
      {text !== undefined && <p className="mt-1.5 max-w-sm text-sm text-balance text-muted">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
