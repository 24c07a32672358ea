import type { AdminDepositMethod } from '@champa/contract';
import { parseAmount, SCALE } from '@champa/money';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';

/** A tenth, as amounts are counted. */
const TENTH = SCALE / 10n;

/** A method's fee, and who bears it. */
export function useFee(): (method: Pick<AdminDepositMethod, 'fee'>) => string {
  const translate = useTranslate();
  const { money } = useFormats();
  return ({ fee: { flat, perMille, bearer } }) => {
    const parts = [
      ...(parseAmount(flat) === 0n ? [] : [money(parseAmount(flat))]),
      ...(perMille === 0 ? [] : [`${money(BigInt(perMille) * TENTH)} %`]),
    ];
    if (parts.length === 0) return translate('resources.depositMethods.no_fee');
    return `${parts.join(' + ')} · ${translate(`resources.depositMethods.bearers.${bearer}`)}`;
  };
}

/** When a method is open. */
export function useHours(): (method: AdminDepositMethod) => string {
  const translate = useTranslate();
  return ({ hours }) => (hours ? `${hours.from}–${hours.to}` : translate('resources.depositMethods.always'));
}
