import { useTranslate } from '@champa/i18n/react';
import { Dialog } from '@champa/ui/dialog';
import { DepositPanel } from './deposit-panel.tsx';

export function DepositDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog title={t('deposit')} closeLabel={t('close')} onClose={onClose}>
      <DepositPanel onDone={onClose} />
    </Dialog>
  );
}
