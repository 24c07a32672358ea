import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReportsSearch } from '../model/reports-search.ts';

type ReportPathProps = { path: readonly { id: string; username: string }[]; search: ReportsSearch };

const face = 'inline-flex h-11 shrink-0 items-center rounded-sm px-1.5 font-semibold';

/** From oneself down to whose report it is; each step leads back up. */
export function ReportPath({ path, search }: ReportPathProps) {
  const t = useTranslate();
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
                  to="."
                  search={{ ...search, member: id, reach: undefined }}
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
