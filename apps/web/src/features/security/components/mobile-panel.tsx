import { useTranslate } from '@champa/i18n/react';
import { bindMobile, MobileField, sendMobileCode } from '../../../entities/member/index.ts';
import { BindPanel } from './bind-panel.tsx';

/** Binds a mobile number, or replaces it. */
export function MobilePanel({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  return (
    <BindPanel
      change="mobile"
      asked="mobileNum"
      icon="phone"
      title={t('mobile_number')}
      text={t('bind_mobile_text')}
      submitLabels={{ first: t('bind_mobile'), another: t('bind_mobile_change') }}
      doneText={t('bind_mobile_done')}
      onSend={({ mobileNum, countryDialingCode }) => sendMobileCode({ mobileNum, countryDialingCode })}
      onBind={({ email: _, ...binding }) => bindMobile(binding)}
      onDone={onDone}
    >
      {({ register, formState }) => (
        <MobileField
          {...register('mobileNum', {
            validate: (number) => number.trim() !== '' || t('error.MISSING_PHONE_NUMBER'),
          })}
          dialing={register('countryDialingCode')}
          required
          error={formState.errors.mobileNum?.message}
        />
      )}
    </BindPanel>
  );
}
