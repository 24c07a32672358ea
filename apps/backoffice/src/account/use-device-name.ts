import { deviceOf } from '@champa/i18n';
import { useTranslate } from 'react-admin';

/** Browser and system as text: "Chrome on Android". */
export function useDeviceName(): (userAgent: string) => string {
  const translate = useTranslate();
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser !== '' && system !== '') return translate('account.device_on', { browser, system });
    return browser || system || translate('account.device_unknown');
  };
}
