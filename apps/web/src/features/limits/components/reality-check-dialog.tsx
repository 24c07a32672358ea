import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useEffect } from 'react';
import { SessionFigures } from './session-figures.tsx';

type RealityCheckDialogProps = { onContinue: () => void; onSignOut: () => void; onLimits: () => void };

/** The reality check: duration and results of the session. It stays until the member answers. */
export function RealityCheckDialog({ onContinue, onSignOut, onLimits }: RealityCheckDialogProps) {
  const t = useTranslate();
  // Full screen would hide the dialog.
  useEffect(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
  }, []);
  return (
    <ConfirmDialog
      title={t('reality_check')}
      message={t('reality_check_text')}
      icon="eye"
      confirmLabel={t('reality_check_continue')}
      onConfirm={onContinue}
      onCancel={onContinue}
    >
      <SessionFigures />
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button kind="outline" onClick={onLimits}>
          {t('limits_see')}
        </Button>
        <Button kind="outline" onClick={onSignOut}>
          {t('logout')}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
