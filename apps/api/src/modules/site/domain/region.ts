/** Where the site is offered. `block`: everywhere except in these countries; `allow`: in these alone. */
export type RegionSetting = {
  mode: 'off' | 'block' | 'allow';
  /** ISO 3166 codes of two letters. */
  countries: string[];
  /** A file in MaxMind's format on each server; null: no countries by address. */
  database: string | null;
  /** The header in which a trusted proxy sends the visitor's country; null: none. */
  header: string | null;
};

/** Whether the site is blocked for a visitor of this country; null: the country is unknown. */
export function isBlocked({ mode, countries }: RegionSetting, country: string | null): boolean {
  if (mode === 'off') return false;
  if (country === null) return mode === 'allow';
  return countries.includes(country) === (mode === 'block');
}

/**
 * A country as a proxy or an operator writes it; null where it is none. Proxies send XX and T1 for an unknown country.
 */
export function readCountry(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
