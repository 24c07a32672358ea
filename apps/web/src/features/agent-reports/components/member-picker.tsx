import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { teamSearchQuery } from '../../../entities/team/index.ts';
import { usePaused } from '../../../kit/lists/use-paused.ts';

type MemberPickerProps = { onChoose: (memberId: string) => void };

/** Finds a member of the whole team by the beginning of their name. */
export function MemberPicker({ onChoose }: MemberPickerProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const text = usePaused(typed.trim());
  const { data } = useQuery(teamSearchQuery(text));
  const isOpen = typed.trim() !== '' && text !== '' && data !== undefined;
  const found = isOpen ? data.list : [];
  const choose = (memberId: string) => {
    setTyped('');
    setMarked(0);
    onChoose(memberId);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) setMarked((marked + step + found.length) % found.length);
    else if (event.key === 'Enter' && found[marked]) choose(found[marked].id);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="relative min-w-0 flex-1 max-sm:basis-full"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setTyped('')}
    >
      <label className="flex h-11 min-w-0 items-center gap-2.5 rounded-md bg-surface-2 px-3.5 focus-within:ring-2 focus-within:ring-gold">
        <Icon name="user" size={18} className="text-muted" />
        <input
          type="search"
          role="combobox"
          autoComplete="off"
          value={typed}
          maxLength={60}
          aria-label={t('report_find_member')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-found`}
          aria-activedescendant={found[marked] && `${id}-${found[marked].id}`}
          placeholder={t('report_find_member')}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={press}
          className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted"
        />
      </label>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1.5 overflow-hidden rounded-md border border-line bg-surface-1 shadow-lg">
          {found.length === 0 && (
            <p role="status" className="px-4 py-4 text-sm text-muted">
              {t('report_found_none')}
            </p>
          )}
          <div
            id={`${id}-found`}
            role="listbox"
            aria-label={t('report_found')}
            className={cx('max-h-72 overflow-y-auto', found.length === 0 && 'hidden')}
          >
            {found.map(({ id: memberId, username, downlines }, n) => (
              <div
                key={memberId}
                id={`${id}-${memberId}`}
                role="option"
                tabIndex={-1}
                aria-selected={n === marked}
                onPointerEnter={() => setMarked(n)}
                onClick={() => choose(memberId)}
                onKeyDown={({ key }) => key === 'Enter' && choose(memberId)}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 text-sm',
                  n === marked && 'bg-surface-2',
                )}
              >
                <span className="min-w-0 truncate font-semibold">{username}</span>
                {downlines > 0 && (
                  <span className="shrink-0 text-xs text-muted">{t('report_downlines', { count: downlines })}</span>
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
