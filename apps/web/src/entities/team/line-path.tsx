import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import type { ReactNode } from 'react';

type Look = { className: string; children: string };

type LinePathProps = {
  path: readonly { id: string; username: string }[];
  /** A link to a member of the path; without an ID, to the agent themselves. */
  link: (id: string | undefined, look: Look) => ReactNode;
};

const face = 'inline-flex h-11 shrink-0 items-center rounded-sm px-1.5 font-semibold';

/** The path from the agent down the line to a member; each step links back up. */
export function LinePath({ path, link }: LinePathProps) {
  const t = useTranslate();
  const steps = [{ id: undefined, username: t('team_me') }, ...path];
  return (
    <nav aria-label={t('team_path')} className="scroll-row -mx-4 px-4 sm:-mx-1.5 sm:px-0">
      <ol className="flex items-center gap-0.5 text-sm whitespace-nowrap">
        {steps.map(({ id, username }, n) => (
          <li key={id ?? 'me'} className="flex items-center gap-0.5">
            {n > 0 && <Icon name="chevronEnd" size={16} className="text-muted" />}
            {n === steps.length - 1 ? (
              <span aria-current="page" className={face}>
                {username}
              </span>
            ) : (
              link(id, { className: `${face} text-muted hover:text-text`, children: username })
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
