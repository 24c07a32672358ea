import { SERVICE_WINDOW } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useNavigate } from '@tanstack/react-router';
import { openBlankWindow } from '../../kit/browser/blank-window.ts';

/** Where a window of its own would cover the site anyway. */
const PHONE = '(max-width: 767px)';

/** Opens the house's chat: in a window of its own, on a phone inside the site. */
export function useOpenChat(): (topic?: string) => void {
  const t = useTranslate();
  const navigate = useNavigate();
  return (topic) => {
    const search = topic === undefined ? {} : { topic };
    if (window.matchMedia(PHONE).matches) return void navigate({ to: '/chat', search });
    // The window is this site's, too: it starts with the session of the page that opens it.
    const opened = openBlankWindow(SERVICE_WINDOW);
    if (!opened) return showToast('error', t('popup_blocked'));
    opened.show(`/chat?${new URLSearchParams(search)}`);
  };
}
