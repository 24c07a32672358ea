import { MessagesProvider, useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';

/**
 * The service worker shows this in place of a page while there is no connection. Rendered on the server, it needs no
 * script.
 */
export function OfflinePage() {
  return (
    <MessagesProvider>
      <Screen />
    </MessagesProvider>
  );
}

function Screen() {
  const t = useTranslate();
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <StateView
        art="offline"
        title={t('error.NETWORK')}
        text={t('offline')}
        action={
          // An empty address is the requested page's, which the browser's address bar shows.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          <a href="" className={buttonClass()}>
            {t('retry')}
          </a>
        }
      />
    </main>
  );
}
