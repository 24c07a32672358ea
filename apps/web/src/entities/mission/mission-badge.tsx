import { useTranslate } from '@champa/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../kit/lists/count-badge.tsx';
import { useMember } from '../member/index.ts';
import { rewardsQuery } from '../reward/index.ts';

/** The number of mission rewards that can be claimed; renders nothing at zero. */
export function MissionBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const member = useMember();
  const isMember = member !== undefined && !member.isTrial;
  const select = ({ list }: { list: readonly { kind: string }[] }) =>
    list.filter(({ kind }) => kind === 'mission').length;
  const count = useQuery({ ...rewardsQuery, enabled: isMember, select }).data ?? 0;
  return <CountBadge count={count} label={t('missions_waiting', { count })} className={className} />;
}
