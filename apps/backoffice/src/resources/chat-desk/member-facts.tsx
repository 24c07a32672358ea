import { adminMember } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { call } from '../../providers/api.ts';

/** What is known of who writes, for those who may look at members. */
export function MemberFacts({ memberId }: { memberId: string | null }) {
  const translate = useTranslate();
  const { money, time } = useFormats();
  const may = useMay(adminMember);
  const { data } = useQuery({
    queryKey: ['chatMember', memberId],
    queryFn: () => call(adminMember, { params: { id: memberId! } }),
    enabled: may && memberId !== null,
  });
  if (memberId === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('resources.chatDesk.not_signed_in')}
      </Typography>
    );
  }
  if (!data) return null;
  const { status, tags, cash, bonus, currency, registeredAt } = data;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Link to={`/members/${memberId}/show`}>{translate('resources.chatDesk.member')}</Link> ·{' '}
      {translate(`champa.states.${status}`, { _: status })} · {money(parseAmount(cash))} {currency}
      {parseAmount(bonus) > 0n && ` + ${money(parseAmount(bonus))} ${translate('resources.chatDesk.bonus')}`} ·{' '}
      {translate('resources.chatDesk.since', { time: time.full(registeredAt) })}
      {tags.length > 0 && ` · ${tags.join(', ')}`}
    </Typography>
  );
}
