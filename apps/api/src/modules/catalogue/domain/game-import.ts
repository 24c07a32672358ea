import { type GameType, gameTypes } from '@champa/contract';
import { type Amount, isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { type KnownVendor, withOwnNames } from './vendor-list.ts';

/** A checked game of an import file. A known game keeps its values for absent fields. */
export type GameImport = {
  vassalage: string;
  gameCode: string;
  gameName: string;
  gameType: GameType;
  nameLo?: string | null | undefined;
  nameCn?: string | null | undefined;
  gameClassify?: string | null | undefined;
  isHot?: 0 | 1 | undefined;
  supportPlay?: 0 | 1 | undefined;
  minBet?: Amount | null | undefined;
  lines?: number | null | undefined;
  rtp?: string | null | undefined;
  tags?: string[] | undefined;
  enabled?: boolean | undefined;
  maintenance?: boolean | undefined;
};

/** Greatest minimum bet, in main units: far above any real one, far below the column's limit. */
const MAX_MIN_BET = parseAmount('1000000000000');

// Control characters, and those that change the direction of text, are not allowed in a name.
const UNFIT = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/u;

const noCode = 'must be 1 to 120 letters, figures or signs without spaces';

function text(maximum: number) {
  const error = `must be a text of 1 to ${maximum} characters, without control characters`;
  return z.string(error).check(
    z.refine((value) => value.trim() !== '' && value.length <= maximum && value.isWellFormed() && !UNFIT.test(value), {
      error,
    }),
    z.trim(),
  );
}

const gameCode = z.string(noCode).check(z.regex(/^[\x21-\x7e]{1,120}$/, noCode));
const bit = (meaning: string) => z.union([z.literal(0), z.literal(1)], `must be 0 or 1 (${meaning})`);

const decimalError = 'must be a decimal text above zero with at most 5 decimals, such as "200.00"';
const minBet = z.pipe(
  z.string(decimalError).check(z.refine(isMinBet, { error: decimalError })),
  z.transform(parseAmount),
);

const percentError = 'must be a percentage as text, such as "96.21"';

const Row = z.object({
  vassalage: z.string('must name a vendor'),
  gameCode,
  gameName: text(120),
  gameType: z.enum(gameTypes, `must be one of ${gameTypes.join(', ')}`),
  nameLo: z.nullish(text(120)),
  nameCn: z.nullish(text(120)),
  gameClassify: z.nullish(text(20)),
  isHot: z.optional(bit('1 is hot')),
  supportPlay: z.optional(bit('0 offers a free trial')),
  minBet: z.nullish(minBet),
  lines: z.nullish(
    z
      .int('must be a whole number')
      .check(z.minimum(1, 'must be 1 or more'), z.maximum(1_000_000, 'must be at most 1000000')),
  ),
  rtp: z.nullish(z.string(percentError).check(z.regex(/^(?!0+(\.0+)?$)\d{1,3}(\.\d{1,2})?$/, percentError))),
  tags: z.optional(z.array(text(40), 'must be a list of texts').check(z.maxLength(20, 'must have at most 20 entries'))),
  enabled: z.optional(z.boolean('must be true or false')),
  maintenance: z.optional(z.boolean('must be true or false')),
});

export type ImportOutcome = { game: GameImport } | { reason: string };

/**
 * Reads one line of an import file. Unknown fields are ignored; a vendor's own list is understood too.
 *
 * @param vassalage the vendor of a row that names none
 */
export function readGame(line: string, vendors: ReadonlyMap<string, KnownVendor>, vassalage?: string): ImportOutcome {
  const fields = objectOf(line);
  if (!fields) return { reason: 'is not a JSON object' };
  const named = withOwnNames(vassalage === undefined ? fields : { vassalage, ...fields }, vendors);
  if ('reason' in named) return named;

  const code = named.fields['vassalage'];
  if (typeof code === 'string' && !vendors.has(code))
    return { reason: `vassalage: unknown vendor ${JSON.stringify(code)}` };
  const parsed = Row.safeParse(named.fields, { reportInput: true });
  return parsed.success ? { game: parsed.data } : { reason: parsed.error.issues.map(describe).join('; ') };
}

function objectOf(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Whether a text is an amount that a smallest stake can be. */
export function isMinBet(value: string): boolean {
  if (!isDecimal(value)) return false;
  const amount = parseAmount(value);
  return amount > 0n && amount <= MAX_MIN_BET;
}

function describe({ path, message, input }: z.core.$ZodIssue): string {
  const [field, place] = path;
  const where = place === undefined ? String(field) : `${String(field)}[${String(place)}]`;
  return `${where}: ${input === undefined ? 'is missing' : message}`;
}
