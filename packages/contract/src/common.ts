import { isDecimal } from '@champa/money';
import * as z from 'zod/mini';
import { languages, siteLanguages } from './constants.ts';

/** An amount on the API: a decimal string of main units, `"12.50"`, exact to 5 decimals. */
export const Decimal = z.string().check(z.refine((text) => isDecimal(text), { error: 'amount_format' }));

/** An instant on the API: ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true });

/** A whole number in a query string. */
export function queryInteger(minimum: number, maximum: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, 'integer')),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  );
}

const LARGEST_ID = '9223372036854775807';

/** A row id: a positive 64-bit integer as text. */
export const Id = z.string().check(
  z.regex(/^[1-9]\d{0,18}$/, 'id'),
  z.refine((text) => text.length < LARGEST_ID.length || text <= LARGEST_ID, { error: 'id' }),
);

/** A language of the brand's own texts, by the brand's short code: those of the shipped site. */
export const Language = z.enum(languages);

export type Language = z.infer<typeof Language>;

/** A language of the site's messages. Who reads the site in one that is no `Language` has the nearest for the brand's own texts. */
export const SiteLanguage = z.enum(siteLanguages);

export type SiteLanguage = z.infer<typeof SiteLanguage>;

/** The value of a call that only reports success. */
export const Nothing = z.object({});
