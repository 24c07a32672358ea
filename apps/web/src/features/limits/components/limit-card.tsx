import type { IconName } from '@champa/ui';
import { Icon } from '@champa/ui';
import { type ReactNode, useId } from 'react';

type LimitCardProps = { icon: IconName; title: string; text: string; children: ReactNode };

/** A limit: its name, its explanation, and its settings. */
export function LimitCard({ icon, title, text, children }: LimitCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-surface-2 p-4">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
          <Icon name={icon} size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-bold">
            {title}
          </h3>
          <p className="text-[13px] text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}
