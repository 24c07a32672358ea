/** The separators of thousands and of decimals. */
export type Marks = { group: string; decimal: string };

/**
 * The separators of the site's locales, from CLDR. Not every browser has all of it (Chromium has no Lao), and the same amount
 * must look the same on every device, and on the server that renders the first page.
 */
const known: Readonly<Record<string, Marks>> = {
  'lo-LA': { group: '.', decimal: ',' },
  'en-US': { group: ',', decimal: '.' },
  'zh-CN': { group: ',', decimal: '.' },
};

export function marksOf(locale: string): Marks {
  return known[locale] ?? marksByIntl(locale);
}

/** The digits of a whole number with thousands separated. */
export function groupDigits(digits: string, locale: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, () => marksOf(locale).group);
}

function marksByIntl(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const mark = (type: 'group' | 'decimal', fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: mark('group', ','), decimal: mark('decimal', '.') };
}
