import { useTranslate } from '@champa/i18n/react';
import { StateView } from '@champa/ui';

/** Shown in place of rows where there are none. */
export function EmptyReport({ text }: { text: string }) {
  const t = useTranslate();
  return <StateView art="empty" title={t('no_data')} text={text} />;
}
