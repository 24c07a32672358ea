import type { ActivityPromise } from '@champa/contract';
import { parseAmount, SCALE } from '@champa/money';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';

/** A promised reward in one line. */
export function usePromise(): (promise: ActivityPromise) => string {
  const translate = useTranslate();
  const { money, count } = useFormats();
  return ({ kind, amount, percent, min, max, currency }) => {
    const sized = (size: string): string =>
      currency === null ? count(Number(parseAmount(size) / SCALE)) : `${money(parseAmount(size))} ${currency}`;
    const range = [min, max].filter((each) => each !== null).map(sized);
    const size = percent === null ? (amount === null ? range.join(' – ') : sized(amount)) : `${percent}%`;
    const limit = percent !== null && max !== null ? ` ≤ ${sized(max)}` : '';
    return `${translate(`resources.applications.kinds.${kind}`)}: ${size}${limit}`;
  };
}
