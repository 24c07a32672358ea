import { useTranslate } from '@champa/i18n/react';
import { Icon, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downlinesQuery } from '../../../entities/contract/index.ts';
import { RecordSearch } from '../../../entities/record/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';

export type Chosen = { id: string; name: string };

type DownlinePickerProps = {
  label: string;
  /** Whether only direct downlines can be chosen, or the whole team. */
  among: 'direct' | 'team';
  onChoose: (downline: Chosen) => void;
};

/** Finds a member of the team by the beginning of their username. */
export function DownlinePicker({ label, among, onChoose }: DownlinePickerProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const { data, isError, isPlaceholderData, refetch } = useQuery(downlinesQuery(search));
  const found = data?.list.filter(({ depth }) => depth === 1 || (among === 'team' && depth > 1));
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <RecordSearch label={label} q={search} onSearch={(q) => setSearch(q ?? '')} />
      {found === undefined ? (
        isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-md" />
        )
      ) : found.length === 0 ? (
        <p role="status" className="px-1 py-6 text-center text-sm text-muted">
          {t('contract_no_downline')}
        </p>
      ) : (
        <ul
          aria-busy={isPlaceholderData || undefined}
          className="max-h-[min(48dvh,380px)] overflow-y-auto rounded-md bg-surface-2"
        >
          {found.map(({ id, username, isAgent }) => (
            <li key={id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => onChoose({ id, name: username })}
                className="flex min-h-12 w-full items-center gap-3 px-4 text-start text-sm hover:bg-surface-3/60"
              >
                <Icon name="user" size={18} className="text-muted" />
                <span className="min-w-0 flex-1 truncate font-semibold">{username}</span>
                {isAgent && (
                  <span className="rounded-full bg-gold/15 px-2.5 py-0.5 text-xs font-semibold text-gold">
                    {t('contract_is_agent')}
                  </span>
                )}
                <Icon name="chevronEnd" size={16} className="text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
