import type { Translate } from '@champa/i18n/react';

/** The name of a country in the visitor's language; empty where unknown. */
export function countryName(country: string | null, locale: string): string {
  return country === null ? '' : nameOf(country, locale);
}

const languages = { lo: 'login_in_lo', en: 'login_in_en', cn: 'login_in_cn' } as const;

/** The name of one of the site's languages in the visitor's; browsers have no names in Lao. */
export function languageName(language: string, t: Translate): string {
  return isLanguage(language) ? t(languages[language]) : language;
}

function isLanguage(language: string): language is keyof typeof languages {
  return Object.hasOwn(languages, language);
}

/** The name of a time zone in the visitor's language; an unknown zone is shown as it is. */
export function timeZoneName(timeZone: string, locale: string): string {
  if (timeZone === '') return '';
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}

function nameOf(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
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

/** The name of a method of signing in. */
export function methodName(method: string, t: Translate): string {
  return t(isMethod(method) ? methods[method] : 'login_by_other');
}

function isMethod(method: string): method is keyof typeof methods {
  return Object.hasOwn(methods, method);
}
