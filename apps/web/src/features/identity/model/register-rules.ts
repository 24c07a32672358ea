import { type RegisterFieldName, registerFieldNames } from '@champa/contract/register-rules';

export type RegisterFormValues = Record<RegisterFieldName, string> & {
  countryDialingCode: string;
  verificationCode: string;
  captcha: string;
  terms: boolean;
};

/** An empty form. */
export function emptyRegistration(countryDialingCode: string): RegisterFormValues {
  const texts = Object.fromEntries(registerFieldNames.map((name) => [name, ''])) as Record<RegisterFieldName, string>;
  return { ...texts, countryDialingCode, verificationCode: '', captcha: '', terms: false };
}

export function isRegisterField(name: string): name is RegisterFieldName {
  return (registerFieldNames as readonly string[]).includes(name);
}
