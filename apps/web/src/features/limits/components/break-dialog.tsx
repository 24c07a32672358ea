import { useTranslate } from '@champa/i18n/react';
import { Button, Checkbox, Notice, showToast } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { type FormEvent, useState } from 'react';
import { takeTimeOut, useLimitChange } from '../../../entities/limit/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useDuration } from '../model/use-duration.ts';
import { Consequences } from './consequences.tsx';

/** Explains a time-out, and starts it once the member confirms. */
export function BreakDialog({ hours, onClose }: { hours: number; onClose: () => void }) {
  const t = useTranslate();
  const duration = useDuration();
  const describeError = useDescribeError();
  const change = useLimitChange();
  const [isUnderstood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isUnderstood);
    if (!isUnderstood) return;
    change.mutate(takeTimeOut(hours), {
      onSuccess: () => {
        showToast('success', t('break_begun'));
        onClose();
      },
    });
  };
  return (
    <Dialog
      title={t('break_confirm_title', { length: duration(hours * 60) })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.error && <Notice kind="error">{describeError(change.error)}</Notice>}
        <Consequences
          points={[t('break_no_play'), t('break_open_games'), t('break_account_stays'), t('break_no_way_back')]}
        />
        <Checkbox
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.target.checked)}
          error={isMissing && !isUnderstood ? t('break_tick') : undefined}
        >
          {t('break_understood')}
        </Checkbox>
        <Button type="submit" size="large" wide busy={change.isPending}>
          {t('break_take')}
        </Button>
      </form>
    </Dialog>
  );
}
