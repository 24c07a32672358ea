import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Button, StateView } from '@champa/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';

/** Replaces a page that failed. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useTranslate();
  const router = useRouter();
  const isNetwork = error instanceof ApiError && error.code === 'NETWORK';
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StateView
      art={isNetwork ? 'offline' : 'error'}
      title={t(isNetwork ? 'error.NETWORK' : 'broken_title')}
      text={t('broken_text')}
      className="min-h-[60dvh] justify-center"
      action={<Button onClick={again}>{t('retry')}</Button>}
    />
  );
}
