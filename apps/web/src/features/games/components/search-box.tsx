import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, IconButton } from '@champa/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRefreshLobby } from '../api/use-kept-lists.ts';
import { withName } from '../model/lobby-search.ts';

/** Long enough to skip the middle of a word typed fast, too short to be felt. */
const PAUSE_MS = 60;
const MAX_LENGTH = 80;

/** Searches by name as one types. The name, trimmed, is part of the address; an empty one leads back. */
export function SearchBox({ q }: { q: string | undefined }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q ?? '');
  const [known, setKnown] = useState(q ?? '');

  // The address was changed by something else than typing: Back, a link, another area.
  if ((q ?? '') !== known) {
    setKnown(q ?? '');
    if ((q ?? '') !== typed.trim()) setTyped(q ?? '');
  }

  useEffect(() => {
    const name = typed.trim();
    if (name === known) return;
    const timer = setTimeout(() => {
      void navigate({ to: '.', search: (search) => withName(search, name), replace: true, resetScroll: false });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known, navigate]);

  return (
    <search className="flex gap-2">
      <label className="card-face flex h-12 min-w-0 flex-1 items-center gap-2.5 rounded-md ps-3.5 pe-1 transition-shadow focus-within:ring-2 focus-within:ring-gold">
        <Icon name="search" className="text-muted" />
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
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
            onClick={() => setTyped('')}
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

/** Loads the lobby anew, past what the session has kept of it. */
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
