import { useTranslate } from '@champa/i18n/react';
import type { TeamMemberSeen } from './member-dialog.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** The member's team moves, as far as they were inside this team. */
export function MemberMoves({ moves }: Pick<TeamMemberSeen, 'moves'>) {
  const t = useTranslate();
  const times = useTimeFormat();
  if (moves.length === 0)
    return <p className="rounded-md bg-surface-2 px-4 py-6 text-center text-sm text-muted">{t('team_moves_none')}</p>;
  return (
    <ol className="divide-y divide-line rounded-md bg-surface-2 px-4">
      {moves.map(({ id, from, to, at }) => (
        <li key={id} className="py-3">
          <p className="text-sm font-semibold">
            {t('team_move_from_to', {
              from: from?.username ?? t('team_other'),
              to: to?.username ?? t('team_other'),
            })}
          </p>
          <time dateTime={at} className="text-[13px] text-muted tabular">
            {times.minute(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
