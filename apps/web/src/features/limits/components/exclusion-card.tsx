import type { PlayLimits } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { useState } from 'react';
import { useMonths } from '../model/use-months.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { LimitCard } from './limit-card.tsx';
import { useTimeFormat } from '../../../kit/days/time-format.ts';

/** Months; null: for ever. */
const lengths = [6, 12, 24, 60, 120, null];

type ExclusionCardProps = { exclusion: PlayLimits['selfExclusion']; account: string };

/** Self-exclusion, which nobody can lift. */
export function ExclusionCard({ exclusion, account }: ExclusionCardProps) {
  const t = useTranslate();
  const months = useMonths();
  const times = useTimeFormat();
  const [chosen, setChosen] = useState<number | null>();
  const [isAsking, setAsking] = useState(false);
  return (
    <LimitCard icon="lock" title={t('exclusion_title')} text={t('exclusion_text')}>
      {exclusion && (
        <p className="mb-3 text-sm font-semibold tabular">
          {exclusion.until === null
            ? t('exclusion_for_ever')
            : t('exclusion_until', { time: times.minute(exclusion.until) })}
        </p>
      )}
      <ChoiceChips
        label={t('exclusion_title')}
        choices={lengths.map((value) => ({ value, label: months(value) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Button kind="danger" wide disabled={chosen === undefined} className="mt-3" onClick={() => setAsking(true)}>
        {t('exclusion_take')}
      </Button>
      {isAsking && chosen !== undefined && (
        <ExclusionDialog months={chosen} account={account} onClose={() => setAsking(false)} />
      )}
    </LimitCard>
  );
}
