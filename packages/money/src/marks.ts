/** What separates thousands, and what stands before the decimals. */
export type Marks = { group: string; decimal: string };

/**
 * The marks of the site's own locales, as in CLDR. Not every browser has all of it (Chromium has no Lao), and the same figure
 * must read the same on every device, and on the server that draws the page first.
 */
const known: Readonly<Record<string, Marks>> = {
  'lo-LA': { group: '.', decimal: ',' },
  'en-US': { group: ',', decimal: '.' },
  'zh-CN': { group: ',', decimal: '.' },
};

export function marksOf(locale: string): Marks {
  return known[locale] ?? marksByIntl(locale);
}

/** A whole number's digits with the thousands set apart. */
export function groupDigits(digits: string, locale: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, () => marksOf(locale).group);
}

function marksByIntl(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const mark = (type: 'group' | 'decimal', fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: mark('group', ','), decimal: mark('decimal', '.') };
}
