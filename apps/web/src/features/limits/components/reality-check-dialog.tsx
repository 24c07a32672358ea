import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useEffect } from 'react';
import { SessionFigures } from './session-figures.tsx';

type RealityCheckDialogProps = { onContinue: () => void; onSignOut: () => void; onLimits: () => void };

/** Tells how long and how the member has been playing; it stays until he has answered. */
export function RealityCheckDialog({ onContinue, onSignOut, onLimits }: RealityCheckDialogProps) {
  const t = useTranslate();
  // A game that fills the screen would hide it.
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
