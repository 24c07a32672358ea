import type { LanguageInfo } from './languages.ts';

/**
 * Every language of the product, by the short codes of the trade (specification, section 1; `TY` is Filipino). A brand turns on
 * those that have a catalogue of messages: `siteLanguages` of the contract. It is a separate file, so that the first screen does not load
 * it.
 */
export const languageCatalogue = {
  cn: { tag: 'zh-CN', name: '简体中文', direction: 'ltr' },
  en: { tag: 'en-US', name: 'English', direction: 'ltr' },
  ja: { tag: 'ja-JP', name: '日本語', direction: 'ltr' },
  th: { tag: 'th-TH', name: 'ไทย', direction: 'ltr' },
  vi: { tag: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr' },
  my: { tag: 'my-MM', name: 'မြန်မာ', direction: 'ltr' },
  es: { tag: 'es-ES', name: 'Español', direction: 'ltr' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', direction: 'ltr' },
  id: { tag: 'id-ID', name: 'Bahasa Indonesia', direction: 'ltr' },
  km: { tag: 'km-KH', name: 'ខ្មែរ', direction: 'ltr' },
  ko: { tag: 'ko-KR', name: '한국어', direction: 'ltr' },
  ms: { tag: 'ms-MY', name: 'Bahasa Melayu', direction: 'ltr' },
  pt: { tag: 'pt-BR', name: 'Português', direction: 'ltr' },
  ta: { tag: 'ta-IN', name: 'தமிழ்', direction: 'ltr' },
  tw: { tag: 'zh-TW', name: '繁體中文', direction: 'ltr' },
  ty: { tag: 'fil-PH', name: 'Filipino', direction: 'ltr' },
  ur: { tag: 'ur-PK', name: 'اردو', direction: 'rtl' },
  tr: { tag: 'tr-TR', name: 'Türkçe', direction: 'ltr' },
  bn: { tag: 'bn-BD', name: 'বাংলা', direction: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl' },
  fa: { tag: 'fa-IR', name: 'فارسی', direction: 'rtl' },
  ru: { tag: 'ru-RU', name: 'Русский', direction: 'ltr' },
  kk: { tag: 'kk-KZ', name: 'Қазақша', direction: 'ltr' },
  uz: { tag: 'uz-UZ', name: 'Oʻzbekcha', direction: 'ltr' },
  lo: { tag: 'lo-LA', name: 'ລາວ', direction: 'ltr' },
  ne: { tag: 'ne-NP', name: 'नेपाली', direction: 'ltr' },
  fr: { tag: 'fr-FR', name: 'Français', direction: 'ltr' },
  te: { tag: 'te-IN', name: 'తెలుగు', direction: 'ltr' },
  sw: { tag: 'sw-KE', name: 'Kiswahili', direction: 'ltr' },
  de: { tag: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  it: { tag: 'it-IT', name: 'Italiano', direction: 'ltr' },
  pl: { tag: 'pl-PL', name: 'Polski', direction: 'ltr' },
  uk: { tag: 'uk-UA', name: 'Українська', direction: 'ltr' },
  ro: { tag: 'ro-RO', name: 'Română', direction: 'ltr' },
  az: { tag: 'az-AZ', name: 'Azərbaycanca', direction: 'ltr' },
  mn: { tag: 'mn-MN', name: 'Монгол', direction: 'ltr' },
  si: { tag: 'si-LK', name: 'සිංහල', direction: 'ltr' },
  ml: { tag: 'ml-IN', name: 'മലയാളം', direction: 'ltr' },
  mr: { tag: 'mr-IN', name: 'मराठी', direction: 'ltr' },
  he: { tag: 'he-IL', name: 'עברית', direction: 'rtl' },
} as const satisfies Record<string, LanguageInfo>;
