import { useTranslate } from '@champa/i18n/react';
import { StateView } from '@champa/ui';
import type { ReactNode } from 'react';

/** Says that a part of the site could not be loaded. Plain markup, because the code of dialogs may be the missing part. */
export function PartFailureNotice({ action }: { action: ReactNode }) {
  const t = useTranslate();
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-label={t('part_failed')}
      className="fixed inset-0 z-[70] grid place-items-center bg-scrim p-4"
    >
      <StateView
        art="offline"
        title={t('part_failed')}
        text={t('part_failed_text')}
        className="w-full max-w-sm animate-pop-in rounded-lg bg-surface-1 shadow-pop"
        action={action}
      />
    </div>
  );
}
