import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Tells a member that they are not an agent; below it they may apply to become one. */
export function NotAnAgent({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-5">
      <section className="card-face flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg p-5">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
          <Icon name="lock" size={24} />
        </span>
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-base font-bold">{t('non_agent')}</p>
          <p className="mt-0.5 text-sm text-muted">{t('agent_door_text')}</p>
        </div>
        <Link to="/" className={buttonClass({ kind: 'outline' })}>
          {t('back_home')}
        </Link>
      </section>
      {children}
    </div>
  );
}
