import type { CustomerService } from '@champa/contract';
import { SERVICE_WINDOW } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { openBlankWindow } from '../../kit/browser/blank-window.ts';
import { useOpenChat } from './open-chat.ts';
import { useOpenPopup } from './popups.ts';
import { useSite } from './site.ts';

/** Opens customer service: the house's chat, the chats of outside services over the page, any other channel in a new window. */
export function useOpenService(): (service: CustomerService) => void {
  const openPopup = useOpenPopup();
  const openChat = useOpenChat();
  const openWindow = useServiceWindow();
  return (service) => {
    if (service.csType === 'CHAT') return openChat();
    if (service.csType === 'LIVECHAT') return openPopup('chat');
    openWindow(service);
  };
}

/** Opens a service in a new window; its address is decoded only then. */
export function useServiceWindow(): (service: CustomerService) => void {
  const t = useTranslate();
  const { merchantCode } = useSite().brand;
  return ({ path }) => {
    const opened = openBlankWindow(SERVICE_WINDOW);
    if (!opened) return showToast('error', t('popup_blocked'));
    void import('@champa/contract/customer-service-path')
      .then(({ decryptPath }) => decryptPath(path, merchantCode))
      .then(opened.show)
      .catch(() => {
        opened.close();
        showToast('error', t('service_unreachable'));
      });
  };
}
