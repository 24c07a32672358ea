import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, showToast } from '@champa/ui';

/** Copies a text; says so, or that it has to be done by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslate();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('copy_success'));
    } catch {
      showToast('error', t('copy_failed'));
    }
  }

  return (
    <Button kind="outline" size="small" className="mt-2" onClick={() => void copy()}>
      <Icon name="copy" size={16} />
      {label}
    </Button>
  );
}
