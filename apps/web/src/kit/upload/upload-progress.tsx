import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { ProgressBar } from '../lists/progress-bar.tsx';

type UploadProgressProps = {
  /** Whole percent. */
  percent: number;
  onCancel: () => void;
};

/** The progress of an upload; it can be cancelled until it is complete. */
export function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  const t = useTranslate();
  const hasLeft = percent >= 100;
  const text = hasLeft ? t('upload_looked_at') : t('upload_percent', { percent });
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1 pb-3">
        <p className="mb-2 flex justify-between gap-3 text-[13px]">
          <span className="font-semibold">{t('upload_sending')}</span>
          <span className="text-muted tabular">{text}</span>
        </p>
        <ProgressBar percent={percent} label={t('upload_sending')} text={text} />
      </div>
      <Button kind="plain" size="small" disabled={hasLeft} onClick={onCancel}>
        {t('upload_cancel')}
      </Button>
    </div>
  );
}
