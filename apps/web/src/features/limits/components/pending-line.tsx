import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, showToast } from '@champa/ui';
import { type LimitChange, useLimitChange } from '../../../entities/limit/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

/** A pending raise or removal, with a button to cancel it. */
export function PendingLine({ text, keep }: { text: string; keep: LimitChange }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const change = useLimitChange();
  const withdraw = () =>
    change.mutate(keep, {
      onSuccess: () => showToast('success', t('limit_kept')),
      onError: (error) => showToast('error', describeError(error)),
    });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm bg-surface-3/60 py-1 ps-3 pe-1 text-[13px]">
      <Icon name="history" size={16} className="text-gold" />
      <p className="min-w-0 flex-1 font-medium tabular">{text}</p>
      <Button kind="plain" size="small" busy={change.isPending} onClick={withdraw}>
        {t('limit_keep')}
      </Button>
    </div>
  );
}
