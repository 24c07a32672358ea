import { cx, Icon } from '@champa/ui';
import { type ReactNode, useId, useState } from 'react';

/** A heading that opens what is below it; closed content is not rendered and fetches nothing. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex h-12 w-full items-center justify-between text-start text-sm font-semibold hover:text-gold"
      >
        {title}
        <Icon name="chevronDown" size={18} className={cx('text-muted transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen} className="pb-4">
        {isOpen && children}
      </div>
    </div>
  );
}
