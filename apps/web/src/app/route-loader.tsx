import { useTranslate } from '@champa/i18n/react';
import { useRouterState } from '@tanstack/react-router';

/** A progress line at the top of the screen while a page takes noticeably long to load. */
export function RouteLoader() {
  const t = useTranslate();
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('page_loading')}
      className="fixed inset-x-0 top-0 z-[65] h-[3px] animate-late overflow-hidden bg-gold/20"
    >
      <span className="route-loader block h-full w-2/5 rounded-full bg-gold" />
    </div>
  );
}
