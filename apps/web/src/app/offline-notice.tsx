import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { useSyncExternalStore } from 'react';

/** Shown while the device is offline. */
export function OfflineNotice() {
  const t = useTranslate();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <p
      role="alert"
      className="fixed inset-x-0 bottom-20 z-50 mx-auto flex w-fit max-w-[calc(100vw-32px)] animate-pop-in items-center gap-3 rounded-full bg-text px-5 py-3 text-sm font-semibold text-surface-0 shadow-pop md:bottom-6"
    >
      <Icon name="alert" size={18} />
      {t('offline')}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
