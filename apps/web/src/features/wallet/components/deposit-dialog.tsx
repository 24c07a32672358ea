import { useTranslate } from '@champa/i18n/react';
import { Dialog } from '@champa/ui/dialog';
import type { OfferSlot } from '../model/offer-slot.ts';
import { DepositPanel } from './deposit-panel.tsx';

export function DepositDialog({ offers, onClose }: { offers?: OfferSlot; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog title={t('deposit')} closeLabel={t('close')} onClose={onClose}>
      <DepositPanel offers={offers} onDone={onClose} />
    </Dialog>
  );
}
