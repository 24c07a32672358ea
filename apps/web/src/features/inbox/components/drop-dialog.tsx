import { useTranslate } from '@champa/i18n/react';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';

type DropDialogProps = { count: number; onConfirm: () => void; onCancel: () => void };

/** Asks before messages are deleted for good. */
export function DropDialog({ count, onConfirm, onCancel }: DropDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      title={t('inbox_delete_title', { count })}
      message={t('inbox_delete_text')}
      confirmLabel={t('inbox_delete')}
      cancelLabel={t('cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
