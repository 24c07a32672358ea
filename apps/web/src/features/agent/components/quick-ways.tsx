import { useTranslate } from '@champa/i18n/react';
import { Link } from '@tanstack/react-router';
import { type AgentPage, agentPages, type AgentPath } from '../model/agent-pages.ts';
import { AgentIcon } from './agent-icon.tsx';

const ways: readonly AgentPath[] = [
  '/agent/registerCenter',
  '/agent/downlineManagmentView',
  '/agent/agentTransfer',
  '/agent/agentContracts',
];

/** Links to the pages that agents use most. */
export function QuickWays() {
  const t = useTranslate();
  return (
    <nav aria-label={t('shortcuts')}>
      <ul className="grid grid-cols-4 gap-2 sm:gap-3">
        {agentPages
          .filter(({ path }) => ways.includes(path))
          .map(({ path, icon, label, short = label }: AgentPage) => (
            <li key={path}>
              <Link
                to={path}
                className="card-face flex h-full flex-col items-center gap-2 rounded-md px-1.5 py-3.5 text-center text-xs font-semibold transition-transform hover:text-gold active:scale-[0.97] sm:flex-row sm:px-4 sm:text-start sm:text-sm"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold/15 text-gold sm:size-10">
                  <AgentIcon name={icon} size={20} />
                </span>
                <span className="line-clamp-2">{t(short)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
