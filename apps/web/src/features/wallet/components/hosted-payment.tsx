import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon, Notice } from '@champa/ui';

/** A link to the provider's payment page. */
export function HostedPayment({ paymentUrl, isBlocked }: { paymentUrl: string; isBlocked: boolean }) {
  const t = useTranslate();
  return (
    <div className="flex w-full flex-col gap-3">
      {isBlocked && <Notice kind="info">{t('popup_blocked')}</Notice>}
      <a
        href={paymentUrl}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ kind: isBlocked ? 'gold' : 'outline', size: 'large', wide: true })}
      >
        {t('deposit_open_page')}
        <Icon name="external" size={18} />
      </a>
    </div>
  );
}
