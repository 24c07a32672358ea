import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { setRealityCheck, useLimitChange } from '../../../entities/limit/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useDuration } from '../model/use-duration.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { LimitCard } from './limit-card.tsx';

const intervals = [10, 20, 30, 60, 120, 240];

/** The interval of reality checks. */
export function RealityCheckCard({ minutes }: { minutes: number }) {
  const t = useTranslate();
  const duration = useDuration();
  const describeError = useDescribeError();
  const change = useLimitChange();
  // The brand's default interval may differ from these.
  const offered = [...new Set([...intervals, minutes])].toSorted((a, b) => a - b);
  const choose = (chosen: number) =>
    change.mutate(setRealityCheck(chosen), {
      onSuccess: () => showToast('success', t('reality_check_saved')),
      onError: (error) => showToast('error', describeError(error)),
    });
  return (
    <LimitCard icon="eye" title={t('reality_check')} text={t('reality_check_setting_text')}>
      <ChoiceChips
        label={t('reality_check')}
        choices={offered.map((value) => ({ value, label: t('reality_check_every', { interval: duration(value) }) }))}
        chosen={minutes}
        isBusy={change.isPending}
        onChoose={choose}
      />
    </LimitCard>
  );
}
