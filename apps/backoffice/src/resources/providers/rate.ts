import type { AdminProvider } from '@champa/contract';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';

/** How many of the payments that ended in the last day ended well, as a share and as counts. */
export function useRate(): (day: AdminProvider['day']['deposits']) => string {
  const translate = useTranslate();
  const { count } = useFormats();
  return ({ ended, succeeded }) => {
    if (ended === 0) return translate('resources.paymentProviders.none_ended');
    // Rounded down: all of them are 100 %, and only all of them.
    const share = Math.floor((succeeded * 100) / ended);
    return translate('resources.paymentProviders.rate', { share, succeeded: count(succeeded), ended: count(ended) });
  };
}
