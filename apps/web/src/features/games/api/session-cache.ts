import type { Language } from '@champa/contract';

/** Lists of the lobby in session storage, so that a reload shows them at once. */
export const keptLists = ['HOT_GAMES', 'VENDOR_LANES'] as const;
export type KeptList = (typeof keptLists)[number];

type Kept = { language: Language; at: number; value: unknown };

/**
 * The initial data of a query: the list stored under a key, and when it was loaded. Nothing where none is stored, or one in
 * another language.
 */
export function beginningWith<T>(key: KeptList, language: Language) {
  return {
    initialData: () => readKept(key, language)?.value as T | undefined,
    initialDataUpdatedAt: () => readKept(key, language)?.at,
  };
}

export function readKept(key: KeptList, language: Language): Kept | undefined {
  const kept = parse(storage()?.getItem(key));
  return kept?.language === language ? kept : undefined;
}

export function keep(key: KeptList, kept: Kept): void {
  try {
    storage()?.setItem(key, JSON.stringify(kept));
  } catch {
    // The storage is full or forbidden: the next visit loads the list instead.
  }
}

export function flushKept(): void {
  for (const key of keptLists) storage()?.removeItem(key);
}

/** On the server there is no visitor's storage. */
function storage(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.sessionStorage;
}

function parse(text: string | null | undefined): Kept | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const isWhole = typeof kept?.at === 'number' && typeof kept.value === 'object' && kept.value !== null;
    return isWhole ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
