import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { ReportedPot } from '../../domain/pot.ts';
import type { Vendor } from '../../domain/vendor.ts';
import type { PotsListed, PotsWish } from '../dialect.ts';
import { ask } from './ask.ts';
import { readJson } from '../json.ts';

const ANSWER_WITHIN_MS = 5000;
const MOST_POTS = 200;
const MOST_UNITS = 10n ** 18n;

const name = z.string().check(z.minLength(1), z.maxLength(80));
/** Whole units of 10^-5, as in all calls of the wallet. */
const amount = z.pipe(
  z.union([z.bigint(), z.int()]),
  z.transform((units: bigint | number) => BigInt(units)),
);
const stored = amount.check(z.refine((units) => units >= 0n && units <= MOST_UNITS));

const Pot = z.object({
  jackpot_code: z.string().check(z.regex(/^[!-~]{1,80}$/)),
  names: z.object({ en: name, lo: z.optional(name), zh: z.optional(name) }),
  currency: z.string(),
  amount: stored,
  must_hit_by: z.optional(z.nullable(stored)),
  game_code: z.nullable(z.string().check(z.maxLength(120))),
});
const Answer = z.array(Pot).check(z.maxLength(MOST_POTS));

/** Queries the vendor's pots. Never throws for the vendor's faults; takes no longer than five seconds. */
export async function listPots(
  { launchUrl }: Vendor,
  { operatorId, currency }: PotsWish,
  operatorKey: KeyObject,
): Promise<PotsListed> {
  const fields = { operator_id: operatorId, currency };
  const asked = await ask({ launchUrl, path: '/jackpots', fields, operatorKey, withinMs: ANSWER_WITHIN_MS });
  if (asked.kind === 'refused') return asked;
  const answer = Answer.safeParse(readAnswer(asked.text));
  if (!answer.success) return { kind: 'refused', reason: `no list of pots: ${asked.text.slice(0, 200)}` };
  const codes = new Set(answer.data.map(({ jackpot_code: code }) => code));
  if (codes.size < answer.data.length) return { kind: 'refused', reason: 'a pot is told twice' };
  if (answer.data.some((pot) => pot.currency !== currency))
    return { kind: 'refused', reason: 'a pot is of another currency' };
  return { kind: 'told', pots: answer.data.map(toldPot) };
}

function toldPot({
  jackpot_code: code,
  names: { zh, ...names },
  amount: held,
  must_hit_by: wonBefore = null,
  game_code: gameCode,
}: z.output<typeof Pot>): ReportedPot {
  return { code, names: { ...names, ...(zh === undefined ? {} : { cn: zh }) }, gameCode, amount: held, wonBefore };
}

function readAnswer(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
