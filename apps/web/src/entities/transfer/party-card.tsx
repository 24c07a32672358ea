import type { TransferParty } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';

/** The other party: by full name when they are a downline, by masked name otherwise. */
export function PartyCard({ party: { maskedName, username, direction } }: { party: TransferParty }) {
  const t = useTranslate();
  return (
    <div className="flex min-h-16 items-center gap-3 rounded-md bg-surface-2 px-4 py-2.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
        <Icon name={direction === 'up' ? 'agent' : 'user'} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-[13px] text-muted">
          {t(direction === 'up' ? 'transfer_to_upline' : 'transfer_to_downline')}
        </span>
        <span className="block truncate font-bold">{username ?? maskedName}</span>
      </span>
    </div>
  );
}
