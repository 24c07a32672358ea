import { type PrizeGameKind, prizeGameKinds, PRIZE_STEP } from '@champa/contract';
import { potProblem } from '@champa/fairness';
import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import { costOf, type Rules } from './game.ts';

/** Games as operators write them. Money is a decimal string; a weight is a whole number. */

const Code = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const Words = z.object({ lo: z.string(), en: z.string(), cn: z.string() });
const Money = z.pipe(
  z
    .string()
    .check(z.refine((text) => isDecimal(text) && parseAmount(text) > 0n && parseAmount(text) % PRIZE_STEP === 0n)),
  z.transform(parseAmount),
);
const Count = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** The wagering requirement: times the amount. */
const turnoverFactor = z._default(z.number().check(z.minimum(0), z.maximum(100)), 1);

const Gift = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('cash'), amount: Money, turnoverFactor }),
  z.object({ kind: z.literal('bonus'), amount: Money, offer: z.string() }),
  z.object({
    kind: z.literal('points'),
    points: z.pipe(
      Count,
      z.transform((points: number) => BigInt(points)),
    ),
  }),
  z.object({ kind: z.literal('tickets'), game: Code, tickets: Count }),
  z.object({
    kind: z.literal('free_rounds'),
    vassalage: z.string(),
    gameCode: z.string(),
    rounds: Count,
    stake: Money,
  }),
]);

const table = {
  /** `stock`: how many there are; left out: unlimited. */
  prizes: z
    .array(
      z.object({
        code: Code,
        names: Words,
        weight: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
        stock: z.optional(z.int().check(z.minimum(0))),
        big: z._default(z.boolean(), false),
        gift: Gift,
      }),
    )
    .check(z.minLength(2), z.maxLength(16)),
  fallback: Code,
};

const timetable = {
  days: z._default(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)), [1, 2, 3, 4, 5, 6, 7]),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
};

const face = { code: Code, names: Words, currency: z.string(), budget: Code };

export const GameFile = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wheel'), ...face, ...table }),
  z.object({ kind: z.literal('egg'), ...face, ...table }),
  z.object({
    kind: z.literal('envelope'),
    ...face,
    bands: z.array(z.object({ min: Money, max: Money, weight: Count })).check(z.minLength(1)),
    days: z.int().check(z.minimum(1)),
    turnoverFactor,
  }),
  z.object({
    kind: z.literal('rain'),
    ...face,
    ...timetable,
    minutes: z.int().check(z.minimum(1), z.maximum(720)),
    pot: Money,
    parts: z.int().check(z.minimum(1), z.maximum(10_000)),
    min: Money,
    max: Money,
    turnoverFactor,
  }),
  z.object({
    kind: z.literal('raffle'),
    ...face,
    ...timetable,
    claimDays: z.int().check(z.minimum(1)),
    prizes: z
      .array(z.object({ code: Code, names: Words, count: Count, big: z._default(z.boolean(), false), gift: Gift }))
      .check(z.minLength(1)),
  }),
]);

/** A game read from a file. `stock`: the numbers of limited prizes. */
export type NewGame = {
  code: string;
  names: { lo: string; en: string; cn: string };
  currency: string;
  budget: string;
  rules: Rules;
  stock: Map<string, number>;
};

/** @throws Error that names the fault */
export function readGame(file: unknown): NewGame {
  const read = z.safeParse(GameFile, file);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
    throw new Error(`This is not a valid prize game (kinds: ${prizeGameKinds.join(', ')}). ${wrong.join('; ')}`);
  }
  const { game, fault } = gameOf(read.data);
  if (fault) throw new Error(`${game.code}: ${fault.text}`);
  return game;
}

/** What is wrong with a game as a whole: in words, and by the part of its form and the form's word for it. */
export type GameFault = { text: string; part: string; key: string };

export function gameOf(read: z.output<typeof GameFile>): { game: NewGame; fault: GameFault | null } {
  const { code, names, currency, budget, ...rest } = read;
  const { rules, stock } = rulesOf(rest);
  return { game: { code, names, currency, budget, rules, stock }, fault: problemOf(rules, stock) };
}

type Rest = Omit<z.infer<typeof GameFile>, 'code' | 'names' | 'currency' | 'budget'> & { kind: PrizeGameKind };
type Parsed<K extends PrizeGameKind> = Extract<z.infer<typeof GameFile>, { kind: K }>;

function rulesOf(rest: Rest): { rules: Rules; stock: Map<string, number> } {
  const stock = new Map<string, number>();
  if (rest.kind === 'wheel' || rest.kind === 'egg') {
    const { kind, prizes, fallback } = rest as Parsed<'wheel' | 'egg'>;
    for (const { code, stock: limit } of prizes) if (limit !== undefined) stock.set(code, limit);
    const kept = prizes.map(({ code, names, weight, gift, big }) => ({ code, names, weight, gift, isBig: big }));
    return { rules: { kind, prizes: kept, fallback }, stock };
  }
  if (rest.kind === 'raffle') {
    const { kind, days, time, claimDays, prizes } = rest as Parsed<'raffle'>;
    const kept = prizes.map(({ code, names, count, gift, big }) => ({ code, names, count, gift, isBig: big }));
    return { rules: { kind, days, time, claimDays, prizes: kept }, stock };
  }
  return { rules: rest as Rules, stock };
}

function problemOf(rules: Rules, stock: ReadonlyMap<string, number>): GameFault | null {
  switch (rules.kind) {
    case 'wheel':
    case 'egg': {
      const codes = rules.prizes.map(({ code }) => code);
      if (new Set(codes).size < codes.length) {
        return { text: 'a prize stands twice', part: 'prizes', key: 'code_twice' };
      }
      const fallback = rules.prizes.find(({ code }) => code === rules.fallback);
      const wrong = { part: 'fallback', key: 'fallback' };
      if (!fallback) return { text: 'the fallback is none of the prizes', ...wrong };
      if (stock.has(fallback.code) || costOf(fallback.gift) > 0n || fallback.gift.kind === 'free_rounds')
        return { text: 'the fallback must never run out: no stock, no money', ...wrong };
      return null;
    }
    case 'envelope':
      return rules.bands.some(({ min, max }) => max < min)
        ? { text: 'a band ends below its beginning', part: 'bands', key: 'order' }
        : null;
    case 'rain': {
      const text = potProblem({ ...rules, step: PRIZE_STEP });
      return text === null ? null : { text, part: 'pot', key: 'pot' };
    }
    case 'raffle':
      return rules.prizes.some(({ gift }) => gift.kind === 'nothing')
        ? { text: 'a raffle has no empty prize', part: 'prizes', key: 'no_empty_prize' }
        : null;
  }
}
