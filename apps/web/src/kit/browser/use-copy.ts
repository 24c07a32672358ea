import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';

/** Copies a text, and says that it is copied or has to be copied by hand. */
export function useCopy(): (text: string) => void {
  const t = useTranslate();
  return (text) => {
    writeText(text).then(
      () => showToast('success', t('copy_success')),
      () => showToast('error', t('copy_failed')),
    );
  };
}

// Without HTTPS there is no clipboard.
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
