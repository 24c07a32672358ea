import type { LinkedAccount, SignInProvider } from '@champa/contract';
import type { LinkedRow } from '../credentials/index.ts';

/** A linked account, as its member sees it. Where the brand no longer has the provider, its ID serves as its name. */
export function presentLink(row: LinkedRow, known: ReadonlyMap<string, SignInProvider>): LinkedAccount {
  const id = row.provider_id;
  return {
    provider: known.get(id) ?? { id, kind: 'OTHER', label: id },
    name: row.name,
    linkedAt: row.linked_at.toString(),
    usedAt: row.used_at?.toString() ?? null,
  };
}
