import { MessagesProvider, useTranslate } from '@champa/i18n/react';
import { buttonClass } from '@champa/ui';
import { PartFailureNotice } from './part-failure-notice.tsx';

/**
 * Lies as a template in every page for its inline script (vite/paint-first.ts), which shows it where the program itself cannot
 * be fetched. Nothing but a link works then.
 */
export function PartsMissing() {
  return (
    <MessagesProvider>
      <PartFailureNotice action={<ReloadLink />} />
    </MessagesProvider>
  );
}

function ReloadLink() {
  const t = useTranslate();
  return (
    // No address is the page itself.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a href="" className={buttonClass()}>
      {t('reload')}
    </a>
  );
}
