import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { TeamSearch } from '../model/team-search.ts';

type TeamPathProps = { path: readonly { id: string; username: string }[]; search: TeamSearch };

const face = 'inline-flex h-11 shrink-0 items-center rounded-sm px-1.5 font-semibold';

/** From oneself down to whose downlines are shown; each step leads back up. */
export function TeamPath({ path, search }: TeamPathProps) {
  const t = useTranslate();
  const { of: _of, q: _q, member: _member, ...kept } = search;
  const steps = [{ id: undefined, username: t('team_me') }, ...path];
  return (
    <nav aria-label={t('team_path')} className="scroll-row -mx-4 px-4 sm:mx-0 sm:px-0">
      <ol className="flex items-center gap-0.5 text-sm whitespace-nowrap">
        {steps.map(({ id, username }, n) => {
          const isLast = n === steps.length - 1;
          return (
            <li key={id ?? 'me'} className="flex items-center gap-0.5">
              {n > 0 && <Icon name="chevronEnd" size={16} className="text-muted" />}
              {isLast ? (
                <span aria-current="page" className={face}>
                  {username}
                </span>
              ) : (
                <Link
                  to="/agent/downlineManagmentView"
                  search={{ ...kept, of: id }}
                  resetScroll={false}
                  className={`${face} text-muted hover:text-text`}
                >
                  {username}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
