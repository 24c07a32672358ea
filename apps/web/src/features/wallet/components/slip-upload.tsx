import { useTranslate } from '@champa/i18n/react';
import { Icon, Notice, showToast } from '@champa/ui';
import { sendSlip } from '../../../entities/deposit/index.ts';
import { PictureChoice } from '../../../kit/upload/picture-choice.tsx';
import { UploadProgress } from '../../../kit/upload/upload-progress.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';

/** The transfer slip of a bank transfer: one press takes or chooses the picture, and sends it. */
export function SlipUpload({ id, sent }: { id: string; sent: number }) {
  const t = useTranslate();
  const { percent, refusal, accept, send, cancel } = useUpload();

  async function take(file: File): Promise<void> {
    if (accept(file) && (await send((options) => sendSlip(id, file, options))))
      showToast('success', t('deposit_slip_done'));
  }

  return (
    <div className="flex flex-col gap-2">
      {sent > 0 && <Notice kind="success">{t('deposit_slip_sent', { count: sent })}</Notice>}
      {percent === null ? (
        <PictureChoice
          onPick={(file) => void take(file)}
          className="flex min-h-24 flex-col items-center justify-center gap-1.5 border-dashed bg-surface-2/60 px-4 py-3 text-center text-sm font-semibold hover:bg-surface-2"
        >
          <Icon name="camera" size={24} className="text-gold" />
          {t(sent > 0 ? 'deposit_slip_again' : 'deposit_slip_choose')}
          <span className="text-xs font-normal text-muted">{t('deposit_slip_hint')}</span>
        </PictureChoice>
      ) : (
        <div className="flex min-h-24 flex-col justify-center rounded-md border border-line bg-surface-2/60 px-4 py-3">
          <UploadProgress percent={percent} onCancel={cancel} />
        </div>
      )}
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
