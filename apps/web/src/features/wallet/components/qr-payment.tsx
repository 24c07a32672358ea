import type { PaymentInstructions } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, showToast } from '@champa/ui';
import { saveBlob } from '../../../kit/browser/save-file.ts';
import { QrCode } from '../../../kit/pictures/qr-code.tsx';
import { qrPicture } from '../model/qr-picture.ts';
import { CopyCode } from './copy-line.tsx';

type Qr = Extract<PaymentInstructions, { kind: 'qr' }>;

const SIZE = 248;
const schemes = { laoqr: 'LAO QR', promptpay: 'PromptPay', vietqr: 'VietQR' } as const satisfies Record<
  Qr['scheme'],
  string
>;

/** A payment code: to scan from another screen, or to save and open in a banking app on this phone. */
export function QrPayment({ instructions: { payload, scheme }, id }: { instructions: Qr; id: string }) {
  const t = useTranslate();

  async function save(): Promise<void> {
    try {
      saveBlob(`${scheme}-${id}.png`, await qrPicture(payload));
    } catch {
      showToast('error', t('error.SYSTEM_ERROR'));
    }
  }

  return (
    <div className="flex w-full flex-col items-center gap-4">
      <figure className="rounded-lg bg-white p-3 text-center">
        <QrCode text={payload} size={SIZE} />
        <figcaption className="text-sm font-bold text-black">{schemes[scheme]}</figcaption>
      </figure>
      <p className="max-w-xs text-center text-sm text-muted">{t('deposit_qr_text', { scheme: schemes[scheme] })}</p>
      <Button kind="outline" wide onClick={() => void save()}>
        <Icon name="download" size={18} />
        {t('deposit_qr_save')}
      </Button>
      <details className="w-full">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center text-sm font-semibold text-gold">
          {t('deposit_qr_code')}
        </summary>
        <CopyCode label={t('deposit_qr_code')} text={payload} />
      </details>
    </div>
  );
}
