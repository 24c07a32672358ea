import { Icon } from '@champa/ui';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

type RecordSearchProps = { label: string; q: string | undefined; onSearch: (q: string | undefined) => void };

/** Narrows a record by what is typed. */
export function RecordSearch({ label, q, onSearch }: RecordSearchProps) {
  const [typed, setTyped] = useState(q ?? '');
  useEffect(() => {
    const text = typed.trim();
    if (text === (q ?? '')) return;
    const timer = setTimeout(() => onSearch(text === '' ? undefined : text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);
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
