import { cx, Icon } from '@champa/ui';
import { type ReactNode, useId } from 'react';

type DisclosureProps = {
  title: string;
  note?: string | undefined;
  /** The ID by which an address can link to it. */
  anchor?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A heading that opens what is below it. */
export function Disclosure({ title, note, anchor, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={cx('scroll-mt-20 rounded-md transition-colors', isOpen ? 'card-face' : 'bg-surface-2/60')}
    >
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          className="flex min-h-13 w-full items-center gap-3 rounded-md px-4 py-2.5 text-start font-semibold hover:text-gold"
        >
          <span className="min-w-0 flex-1">
            <bdi>{title}</bdi>
            {note !== undefined && <span className="block text-xs font-medium text-muted tabular">{note}</span>}
          </span>
          <Icon
            name="chevronDown"
            size={18}
            className={cx('text-muted transition-transform duration-200', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="animate-fade-in px-4 pb-4 text-sm">
          {children}
        </div>
      )}
    </section>
  );
}
