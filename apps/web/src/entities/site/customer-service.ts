import type { CustomerService } from '@champa/contract';
import { SERVICE_WINDOW } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { openBlankWindow } from '../../kit/browser/blank-window.ts';
import { useOpenPopup } from './popups.ts';
import { useSite } from './site.ts';

/** Opens customer service: the list of chats (CHAT is the house's own, LIVECHAT an outside service) over the page, any other in a new window. */
export function useOpenService(): (service: CustomerService) => void {
  const openPopup = useOpenPopup();
  const openWindow = useServiceWindow();
  return (service) => (service.csType.endsWith('CHAT') ? openPopup('chat') : openWindow(service));
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
