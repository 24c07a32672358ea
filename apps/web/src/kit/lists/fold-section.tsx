import { useTranslate } from '@champa/i18n/react';
import { Button, cx } from '@champa/ui';
import { type ReactNode, useState } from 'react';

type FoldSectionProps = {
  title: string;
  /** Shown beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A secondary table of a page. On phones it opens by a press, because it is long there. */
export function FoldSection({ title, action, children }: FoldSectionProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={title} className="flex flex-col gap-2.5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-base font-bold">{title}</h2>
        <div className="flex gap-2">
          <Button
            kind="plain"
            size="small"
            className="md:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'fold_hide' : 'fold_show')}
          </Button>
          {action}
        </div>
      </div>
      <div className={cx('card-face overflow-hidden rounded-md', !isOpen && 'max-md:hidden')}>{children}</div>
    </section>
  );
}
