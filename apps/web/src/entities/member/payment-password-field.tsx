import { useTranslate } from '@champa/i18n/react';
import { PasswordField } from '@champa/ui';

type PaymentPasswordFieldProps = {
  value: string;
  error: string | undefined;
  required?: boolean;
  onType: (typed: string) => void;
};

/** The payment password, which confirms that money may leave. */
export function PaymentPasswordField({ onType, ...field }: PaymentPasswordFieldProps) {
  const t = useTranslate();
  return (
    <PasswordField
      {...field}
      label={t('field_payment_password')}
      icon="lock"
      name="paymentPassword"
      autoComplete="off"
      inputMode="numeric"
      maxLength={64}
      onChange={(event) => onType(event.target.value)}
      showLabel={t('password_show')}
      hideLabel={t('password_hide')}
    />
  );
}
