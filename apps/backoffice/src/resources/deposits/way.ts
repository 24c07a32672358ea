import type { AdminDeposit } from '@champa/contract';
import { useTranslate } from 'react-admin';

/** How a deposit is paid, in words: its kind and its method. */
export function useWay(): (deposit: AdminDeposit) => string {
  const translate = useTranslate();
  return ({ kind, method }) => `${translate(`resources.deposits.kinds.${kind}`)} · ${method}`;
}
