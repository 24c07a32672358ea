import type { PlayLimits } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Notice } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** Says that the member cannot play or deposit now, until when, and what they can still do. */
export function StandingNotice({ limits: { timeOutUntil, selfExclusion } }: { limits: PlayLimits }) {
  const t = useTranslate();
  const times = useTimeFormat();
  if (selfExclusion) {
    const until =
      selfExclusion.until === null
        ? t('exclusion_for_ever')
        : t('exclusion_until', { time: times.minute(selfExclusion.until) });
    return (
      <Notice kind="info">
        {until} {t('standing_account_stays')}
      </Notice>
    );
  }
  if (timeOutUntil === null) return null;
  return (
    <Notice kind="info">
      {t('break_until', { time: times.minute(timeOutUntil) })} {t('standing_account_stays')}
    </Notice>
  );
}
