import { useTranslate } from '@champa/i18n/react';
import { Button, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';

/** Contracts between an agent and those below; they come later. */
export function ContractDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog title={t('contracts')} closeLabel={t('close')} onClose={onClose}>
      <StateView
        art="maintenance"
        title={t('contract_later')}
        text={t('contract_later_text')}
        action={<Button onClick={onClose}>{t('done')}</Button>}
      />
    </Dialog>
  );
}
