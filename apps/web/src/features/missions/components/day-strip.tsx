import type { MissionDay } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { useCalendarNames, weekdayOf } from '../../../kit/days/calendar-names.ts';

const looks = {
  done: { label: 'mission_day_done', face: 'gold-face' },
  before: { label: 'mission_day_before', face: 'text-muted' },
  missed: { label: 'mission_day_missed', face: 'bg-surface-3/60 text-text line-through' },
  today: { label: 'mission_day_today', face: 'bg-surface-3 text-text ring-2 ring-gold ring-inset' },
  coming: { label: 'mission_day_coming', face: 'bg-surface-3 text-text' },
} as const satisfies Record<MissionDay['state'], { label: MessageId; face: string }>;

/** The days of a mission that counts days. */
export function DayStrip({ days }: { days: readonly MissionDay[] }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { column } = useCalendarNames();
  return (
    <ol className="flex flex-wrap gap-1.5">
      {days.map(({ day, state }) => (
        <li key={day} className="flex w-9 flex-col items-center gap-1">
          <span aria-hidden="true" className="text-[11px] text-muted">
            {column(weekdayOf(day))}
          </span>
          <span
            className={cx(
              'grid size-9 place-items-center rounded-full text-[13px] font-semibold tabular',
              looks[state].face,
            )}
          >
            <span aria-hidden="true">{state === 'done' ? <Icon name="check" size={18} /> : Number(day.slice(8))}</span>
            <span className="sr-only">{t(looks[state].label, { day: times.day(day) })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
