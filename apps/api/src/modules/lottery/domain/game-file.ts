import { Decimal, LocalText, LotteryArea, LotteryFamily, LotteryGameCode, LotteryPrizeMode } from '@champa/contract';
import { modes, parseOdds, playsOf, type Settings, settingOptions, units } from '@champa/lottery';
import { houseFamilies } from '@champa/lottery/draws';
import * as z from 'zod/mini';
import type { NewGame } from './game.ts';
import { restoreGameTerms } from './stored-terms.ts';

const minutes = z.int().check(z.minimum(1), z.maximum(1440));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const seconds = z.int().check(z.minimum(0), z.maximum(86_400));
const calendar = { family: LotteryFamily, zone: z.string(), locks: seconds, expected: seconds };
const calendarDays = (most: number) => z.array(z.int().check(z.minimum(1), z.maximum(most))).check(z.minLength(1));

const Schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('house'), minutes }),
  z.strictObject({
    kind: z.literal('outside'),
    schedule: z.discriminatedUnion('kind', [
      z.strictObject({ ...calendar, kind: z.literal('weekly'), days: calendarDays(7), at: time }),
      z.strictObject({ ...calendar, kind: z.literal('monthly'), days: calendarDays(31), at: time }),
      z.strictObject({ ...calendar, kind: z.literal('cadence'), minutes, opens: time, closes: time }),
    ]),
    station: z.nullable(z.string()),
    both: z.optional(z.literal(true)),
  }),
]);

const cap = z.strictObject({ stake: Decimal, risk: Decimal });
const setting = z.custom<Settings>((given) => {
  const options = settingOptions as Readonly<Record<string, readonly string[]>>;
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.entries(given).every(([name, option]) => options[name]?.includes(option as string))
  );
}, 'names settings or options that the engine does not have');

/** A game as `bin/champa lottery show` prints it and `add` takes it. Amounts are decimals of the brand's currency. */
const GameFile = z
  .strictObject({
    code: LotteryGameCode,
    vassalage: LotteryArea,
    family: LotteryFamily,
    names: LocalText,
    schedule: Schedule,
    terms: z.strictObject({
      mode: LotteryPrizeMode,
      own: z.nullable(z.int()),
      base: z.int().check(z.minimum(1)),
      units: z.array(z.enum(units)).check(z.minLength(1)),
      odds: z.record(z.string(), z.string().check(z.refine(isOdds, { error: 'is no odds such as 9.8' }))),
      settings: setting,
      without: z.array(z.string()),
      minBet: Decimal,
      maxBet: Decimal,
      maxOfMember: Decimal,
      number: cap,
      play: cap,
      draw: cap,
      maxDraws: z.int().check(z.minimum(1), z.maximum(100)),
    }),
    canCancel: z.boolean(),
    /** Its position on its page: the lowest first. */
    sort: z.int(),
  })
  .check(
    z.refine(
      ({ family, schedule }) => schedule.kind !== 'house' || (houseFamilies as readonly string[]).includes(family),
      {
        error: 'schedule: the house draws no games of this family',
      },
    ),
    z.refine(({ family, schedule }) => schedule.kind !== 'outside' || schedule.schedule.family === family, {
      error: 'schedule: is of another family',
    }),
    z.refine(({ family, terms }) => modes[terms.mode].families.includes(family), {
      error: 'terms.mode: has no games of this family',
    }),
    z.refine(({ terms }) => (modes[terms.mode].scale === null) === (terms.own === null), {
      error: 'terms.own: is the scale of a mode that has one, and null of one that has none',
    }),
    z.refine(({ family, terms }) => terms.without.every((id) => playsOf(family).some((play) => play.id === id)), {
      error: 'terms.without: names a play that the family does not have',
    }),
  );

/** Reads an operator's file. @throws Error that names every wrong field and why */
export function readGameFile(given: unknown): NewGame {
  const parsed = GameFile.safeParse(given, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    );
    throw new Error(`This is not a valid lottery game:\n  ${wrong.join('\n  ')}`);
  }
  const { terms, ...game } = parsed.data;
  const source = game.schedule.kind === 'house' ? 'house' : 'external';
  return { ...game, source, terms: restoreGameTerms(terms) } as NewGame;
}

function isOdds(text: string): boolean {
  try {
    return parseOdds(text) > 0n;
  } catch {
    return false;
  }
}
