import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { useState } from 'react';
import { useDuration } from '../model/use-duration.ts';
import { BreakDialog } from './break-dialog.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { LimitCard } from './limit-card.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** In hours: one day, three; one week, two, four, six. */
const lengths = [24, 72, 168, 336, 672, 1008];

/** Time-outs of a day to six weeks. */
export function BreakCard({ until }: { until: string | null }) {
  const t = useTranslate();
  const duration = useDuration();
  const times = useTimeFormat();
  const [hours, setHours] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  return (
    <LimitCard icon="pause" title={t('break_title')} text={t('break_text')}>
      {until !== null && (
        <p className="mb-3 text-sm font-semibold tabular">{t('break_until', { time: times.minute(until) })}</p>
      )}
      <ChoiceChips
        label={t('break_title')}
        choices={lengths.map((value) => ({ value, label: duration(value * 60) }))}
        chosen={hours}
        onChoose={setHours}
      />
      <Button kind="outline" wide disabled={hours === undefined} className="mt-3" onClick={() => setAsking(true)}>
        {t('break_take')}
      </Button>
      {isAsking && hours !== undefined && <BreakDialog hours={hours} onClose={() => setAsking(false)} />}
    </LimitCard>
  );
}
