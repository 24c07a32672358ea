import { useTranslate } from '@champa/i18n/react';
import { Button, StateView } from '@champa/ui';

/** Shown in place of what could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <StateView
      art="error"
      title={t('load_failed')}
      text={t('load_failed_text')}
      action={
        <Button kind="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
