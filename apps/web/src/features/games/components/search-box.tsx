import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, IconButton } from '@champa/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRefreshLobby } from '../api/use-kept-lists.ts';
import { withName } from '../model/lobby-search.ts';

const MAX_LENGTH = 80;

/** Searches by name with every key. The trimmed name is part of the address; an empty one restores the list. */
export function SearchBox({ q = '' }: { q: string | undefined }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // Searches typed that the address does not show yet, oldest first: typing is faster than navigation.
  const [asked, setAsked] = useState<readonly string[]>([]);

  if (q !== known) {
    const index = asked.indexOf(q);
    setKnown(q);
    setAsked(index < 0 ? [] : asked.slice(index + 1));
    // The address changed otherwise: by Back, a link, another area.
    if (index < 0) setTyped(q);
  }

  function search(text: string): void {
    setTyped(text);
    const name = text.trim();
    if (name === (asked.at(-1) ?? known)) return;
    setAsked([...asked, name]);
    void navigate({ to: '.', search: (former) => withName(former, name), replace: true, resetScroll: false });
  }

  return (
    <search className="flex gap-2">
      <label className="card-face flex h-12 min-w-0 flex-1 items-center gap-2.5 rounded-md ps-3.5 pe-1 transition-shadow focus-within:ring-2 focus-within:ring-gold">
        <Icon name="search" className="text-muted" />
        <input
          type="search"
          value={typed}
          onChange={(event) => search(event.target.value)}
          maxLength={MAX_LENGTH}
          placeholder={t('search_placeholder')}
          aria-label={t('search')}
          autoComplete="off"
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={t('search_clear')}
            onClick={() => search('')}
            className="grid size-11 place-items-center rounded-sm text-muted hover:text-text"
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </label>
      <RefreshButton />
    </search>
  );
}

/** Reloads the lobby, ignoring the lists stored for the session. */
function RefreshButton() {
  const t = useTranslate();
  const { refresh, isRefreshing } = useRefreshLobby();
  return (
    <IconButton
      icon="refresh"
      label={t('refresh_games')}
      onClick={() => void refresh()}
      aria-busy={isRefreshing || undefined}
      className={cx('card-face h-12 w-12', isRefreshing && 'motion-safe:[&>svg]:animate-spin')}
    />
  );
}
