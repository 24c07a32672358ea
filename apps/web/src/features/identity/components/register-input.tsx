import type { RegisterField } from '@champa/contract';
import type { RegisterFieldName } from '@champa/contract/register-rules';
import { useTranslate } from '@champa/i18n/react';
import { Field, PasswordField } from '@champa/ui';
import type { UseFormReturn } from 'react-hook-form';
import { MobileField, registerAppearance, registerFieldHint } from '../../../entities/member/index.ts';
import type { RegisterFormValues } from '../model/register-rules.ts';

type RegisterInputProps = {
  name: RegisterFieldName;
  field: RegisterField;
  form: UseFormReturn<RegisterFormValues>;
  validate: (field: RegisterField, values: RegisterFormValues) => true | string;
};

/** One field of a registration, by the brand's settings. */
export function RegisterInput({ name, field, form, validate }: RegisterInputProps) {
  const t = useTranslate();
  const { label, type, ...appearance } = registerAppearance[name];
  const shared = {
    ...form.register(name, { validate: (_, values) => validate(field, values) }),
    ...appearance,
    label: t(label),
    required: field.required,
    maxLength: field.max,
    hint: registerFieldHint(field, t),
    error: form.formState.errors[name]?.message,
  };
  if (name === 'mobileNum') {
    return <MobileField {...shared} dialing={form.register('countryDialingCode')} />;
  }
  if (type === 'password') {
    return <PasswordField {...shared} showLabel={t('password_show')} hideLabel={t('password_hide')} />;
  }
  // The browser's date picker writes days in the format of this rule.
  const isCalendar = name === 'birthday' && field.patternId === 'dateYearFirst';
  return <Field {...shared} type={isCalendar ? 'date' : (type ?? 'text')} autoCapitalize="none" spellCheck={false} />;
}
