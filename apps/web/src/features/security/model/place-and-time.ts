import type { Translate } from '@champa/i18n/react';

/** A country by its name in the visitor's language; empty where it is not known. */
export function countryName(country: string | null, locale: string): string {
  return country === null ? '' : nameOf(country, locale, 'region');
}

/** A language by its name in the visitor's language. */
export function languageName(tag: string, locale: string): string {
  return tag === '' ? '' : nameOf(tag, locale, 'language');
}

/** A time zone by its name in the visitor's language; what no calendar knows stands as it was told. */
export function timeZoneName(timeZone: string, locale: string): string {
  if (timeZone === '') return '';
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

function nameOf(code: string, locale: string, type: 'region' | 'language'): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

const methods = {
  password: 'login_by_password',
  sms: 'login_by_sms',
  dynamic: 'login_by_dynamic',
  register: 'login_by_register',
  passkey: 'login_by_passkey',
  provider: 'login_by_provider',
  phone: 'login_by_phone',
} as const;

/** By what somebody came in, in words. */
export function methodName(method: string, t: Translate): string {
  return t(isMethod(method) ? methods[method] : 'login_by_other');
}

function isMethod(method: string): method is keyof typeof methods {
  return Object.hasOwn(methods, method);
}
