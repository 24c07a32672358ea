import { useTranslate } from '@champa/i18n/react';
import { IconButton } from '@champa/ui';
import { type ReactNode, useRef } from 'react';

/** Share of the visible width that an arrow scrolls; the last visible tile stays visible. */
const STEP = 0.85;

/** A row that scrolls sideways: by swiping, and by arrows where there is a mouse. */
export function ScrollRow({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const move = (direction: 1 | -1) => {
    const { current } = row;
    if (!current) return;
    const towards = document.documentElement.dir === 'rtl' ? -direction : direction;
    current.scrollBy({ left: towards * current.clientWidth * STEP, behavior: 'smooth' });
  };
  return (
    <div className="relative">
      <div className="absolute -top-12 end-24 hidden gap-1 pointer-fine:md:flex">
        <IconButton icon="chevronStart" label={t('scroll_back')} className="bg-surface-2" onClick={() => move(-1)} />
        <IconButton icon="chevronEnd" label={t('scroll_on')} className="bg-surface-2" onClick={() => move(1)} />
      </div>
      <div
        ref={row}
        role="group"
        aria-label={label}
        className="scroll-row -mx-4 snap-x scroll-px-4 px-4 py-1 sm:-mx-1 sm:scroll-px-1 sm:px-1"
      >
        {children}
      </div>
    </div>
  );
}
