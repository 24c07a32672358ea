import { MessagesProvider, useTranslate } from '@champa/i18n/react';
import { buttonClass } from '@champa/ui';
import { PartFailureNotice } from './part-failure-notice.tsx';

/**
 * A template in every page. The page's inline script (vite/paint-first.ts) shows it where the program itself cannot be
 * fetched; then only a link works.
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
    // An empty address is the page itself.
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a href="" className={buttonClass()}>
      {t('reload')}
    </a>
  );
}
