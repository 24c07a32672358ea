import { SERVICE_WINDOW } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useNavigate } from '@tanstack/react-router';
import { chatQuery } from '../../../entities/site/index.ts';
import { queryClient } from '../../../kit/api/api.ts';
import { openBlankWindow } from '../../../kit/browser/blank-window.ts';
import { useLanguage } from '../../../kit/text/language.ts';

/** Where a window of its own would cover the site anyway. */
const PHONE = '(max-width: 767px)';

/** Opens the house's chat on a topic: in a window of its own, on a phone inside the site. */
export function useOpenChat(): (topic: string) => void {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  return (topic) => {
    if (window.matchMedia(PHONE).matches) return void navigate({ to: '/chat', hash: topic });
    const opened = openBlankWindow(SERVICE_WINDOW);
    if (!opened) return showToast('error', t('popup_blocked'));
    queryClient.fetchQuery(chatQuery(topic, language)).then(
      ({ chatUrl }) => {
        // On the line that the visitor is on, with the session of the page that opens it.
        const { pathname, hash } = new URL(chatUrl);
        opened.show(`${pathname}${hash}`);
      },
      () => {
        opened.close();
        showToast('error', t('service_unreachable'));
      },
    );
  };
}
