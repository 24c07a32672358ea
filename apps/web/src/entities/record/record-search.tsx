import { Icon } from '@champa/ui';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

type RecordSearchProps = { label: string; q: string | undefined; onSearch: (q: string | undefined) => void };

/** Searches a record. */
export function RecordSearch({ label, q, onSearch }: RecordSearchProps) {
  const given = q ?? '';
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(given);
  // Searches started here that the address does not show yet.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (given !== seen) {
    setSeen(given);
    setAsked(asked.slice(asked.lastIndexOf(given) + 1));
    // The address changed otherwise: by a link, or by going back.
    if (!asked.includes(given)) setTyped(given);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === given) return;
    const timer = setTimeout(() => {
      setAsked((earlier) => [...earlier, text]);
      onSearch(text === '' ? undefined : text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, given, onSearch]);
  return (
    <label className="flex h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md bg-surface-2 px-3.5 focus-within:ring-2 focus-within:ring-gold max-sm:basis-full">
      <Icon name="search" size={18} className="text-muted" />
      <input
        type="search"
        value={typed}
        maxLength={80}
        aria-label={label}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted"
      />
    </label>
  );
}
