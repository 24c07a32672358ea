import { useTranslate } from '@champa/i18n/react';
import { cx, Icon, Notice, showToast, Spinner } from '@champa/ui';
import { type ChangeEvent, useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { refusePicture } from '../../../shared/picture-file.ts';
import { sendSlip } from '../api/deposits.ts';

/** The slip of a transfer: one press takes or chooses the picture, and sends it. */
export function SlipUpload({ id, sent }: { id: string; sent: number }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file may be chosen again
    if (!file || isBusy) return;
    const refused = refusePicture(file);
    setRefusal(refused ? t(refused) : undefined);
    if (refused) return;
    setBusy(true);
    try {
      await sendSlip(id, file);
      showToast('success', t('deposit_slip_done'));
    } catch (error) {
      setRefusal(describe(error));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-2">
      {sent > 0 && <Notice kind="success">{t('deposit_slip_sent', { count: sent })}</Notice>}
      <label
        aria-busy={isBusy || undefined}
        className={cx(
          'relative flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-md border border-dashed border-line-strong bg-surface-2/60 px-4 py-3 text-center text-sm font-semibold transition-colors focus-within:outline-2 focus-within:outline-gold hover:border-gold hover:bg-surface-2',
          isBusy && 'opacity-60',
        )}
      >
        {isBusy ? <Spinner size={24} /> : <Icon name="camera" size={24} className="text-gold" />}
        {t(slipLabel(isBusy, sent))}
        <span className="text-xs font-normal text-muted">{t('deposit_slip_hint')}</span>
        <input
          type="file"
          accept="image/png,image/jpeg"
          disabled={isBusy}
          onChange={(event) => void take(event)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}

function slipLabel(isBusy: boolean, sent: number) {
  if (isBusy) return 'deposit_slip_sending';
  return sent > 0 ? 'deposit_slip_again' : 'deposit_slip_choose';
}
