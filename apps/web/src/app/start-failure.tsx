import { MessagesProvider, useTranslate } from '@champa/i18n/react';
import { Button, StateView } from '@champa/ui';

/** The site could not load its start data: the server did not answer. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagesProvider>
      <Screen onRetry={onRetry} />
    </MessagesProvider>
  );
}

function Screen({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <main className="grid min-h-dvh place-items-center">
      <StateView
        art="offline"
        title={t('error.NETWORK')}
        text={t('broken_text')}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </main>
  );
}
