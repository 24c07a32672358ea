/** Where the site is offered. `block`: everywhere but in these countries; `allow`: in these alone. */
export type RegionSetting = {
  mode: 'off' | 'block' | 'allow';
  /** ISO 3166 codes of two letters. */
  countries: string[];
  /** A file in MaxMind's format on each server; null: countries are not told by address. */
  database: string | null;
  /** A header in which a trusted proxy tells the visitor's country; null: none does. */
  header: string | null;
};

/** Whether the site is not offered to a visitor of this country; null is one whose country is not known. */
export function isBlocked({ mode, countries }: RegionSetting, country: string | null): boolean {
  if (mode === 'off') return false;
  if (country === null) return mode === 'allow';
  return countries.includes(country) === (mode === 'block');
}

/** A country as a proxy or an operator writes it; null where it is none. XX and T1 are how proxies say they don't know. */
export function readCountry(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
