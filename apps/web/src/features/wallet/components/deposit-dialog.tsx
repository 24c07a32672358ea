import { useTranslate } from '@champa/i18n/react';
import { Dialog } from '@champa/ui/dialog';
import { useState } from 'react';
import type { OfferSlot } from '../model/offer-slot.ts';
import { type Begun, DepositPanel } from './deposit-panel.tsx';

export function DepositDialog({ offers, onClose }: { offers?: OfferSlot; onClose: () => void }) {
  const t = useTranslate();
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <Dialog title={t('deposit')} closeLabel={t('close')} onClose={onClose}>
      <DepositPanel begun={begun} offers={offers} onBegun={setBegun} onAgain={() => setBegun(null)} onDone={onClose} />
    </Dialog>
  );
}
