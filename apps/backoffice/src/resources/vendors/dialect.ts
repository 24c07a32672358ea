import type { AdminVendorFacts } from '@champa/contract';
import { useTranslate } from 'react-admin';

/** The parties whose protocols are spoken, as they write themselves. */
const dialectNames: Readonly<Record<string, string>> = { hub88: 'Hub88', spribe: 'Spribe' };

/** How a vendor’s wallet protocol is called. */
export function useDialect(): (vendor: Pick<AdminVendorFacts, 'dialect'>) => string {
  const translate = useTranslate();
  return ({ dialect }) =>
    dialect === null ? translate('resources.vendors.no_wire') : (dialectNames[dialect] ?? dialect);
}
