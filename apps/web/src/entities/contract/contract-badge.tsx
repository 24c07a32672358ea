import { useTranslate } from '@champa/i18n/react';
import { CountBadge } from '../../kit/lists/count-badge.tsx';
import { useContractRequests } from './contract-requests.ts';

/** The number of contracts that wait for the member's answer; renders nothing at zero. */
export function ContractBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const count = useContractRequests()?.list.length ?? 0;
  return <CountBadge count={count} label={t('contracts_waiting', { count })} className={className} />;
}
