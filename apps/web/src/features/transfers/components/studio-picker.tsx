import type { VendorWallet } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Field, Icon, Money } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useState } from 'react';
import { useWalletNote } from './wallet-row.tsx';

type StudioPickerProps = {
  wallets: readonly VendorWallet[];
  chosen: string | undefined;
  onChoose: (vendor: string) => void;
  onClose: () => void;
};

/** The studios with wallets of their own, with the balances; searchable. */
export function StudioPicker({ wallets, chosen, onChoose, onClose }: StudioPickerProps) {
  const t = useTranslate();
  const noteOf = useWalletNote();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = wallets.filter(({ name, vendor }) => `${name} ${vendor}`.toLowerCase().includes(wanted));
  return (
    <Dialog title={t('move_choose')} closeLabel={t('close')} onClose={onClose}>
      <Field
        label={t('wallets_search')}
        icon="search"
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="py-3 text-sm text-muted empty:hidden">
        {found.length === 0 && t('wallets_found_none')}
      </p>
      <ul className="mt-3 flex flex-col gap-1">
        {found.map((wallet) => (
          <li key={wallet.vendor}>
            <button
              type="button"
              aria-pressed={wallet.vendor === chosen}
              onClick={() => onChoose(wallet.vendor)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 text-start transition-colors hover:bg-surface-2 aria-pressed:bg-gold/10 aria-pressed:ring-1 aria-pressed:ring-gold aria-pressed:ring-inset"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{wallet.name}</span>
                {noteOf(wallet) && <span className="block text-[13px] text-muted">{noteOf(wallet)}</span>}
              </span>
              <Money value={wallet.balance} className="text-sm font-semibold" />
              {wallet.vendor === chosen && <Icon name="check" size={18} className="text-gold" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
