import { deviceOf } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';

/** Browser and system as text: "Chrome on Android". */
export function useDeviceName(): (userAgent: string) => string {
  const t = useTranslate();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser !== '' && system !== '') return t('device_on', { browser, system });
    return browser || system || t('device_unknown');
  };
}
