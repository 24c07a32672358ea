import type { Passkey } from '@champa/contract';
import type { PasskeyRow } from './passkeys.repo.ts';

/** A passkey, as its member sees it. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: String(row.id),
    label: row.label,
    isSynced: row.is_synced,
    createdAt: row.created_at.toString(),
    usedAt: row.used_at?.toString() ?? null,
  };
}
