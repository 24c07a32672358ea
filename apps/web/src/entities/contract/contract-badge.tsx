import { useTranslate } from '@champa/i18n/react';
import { CountBadge } from '../../kit/lists/count-badge.tsx';
import { useContractRequests } from './contract-requests.ts';

/** How many contracts wait for the member's answer, on whatever leads to them; nothing where none does. */
export function ContractBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const count = useContractRequests()?.list.length ?? 0;
  return <CountBadge count={count} label={t('contracts_waiting', { count })} className={className} />;
}
